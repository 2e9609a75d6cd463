import type { KeyboardEvent } from 'react'

/**
 * Enter in a field that is filled goes to the next one that still lacks its value; where none does, it sends the form as ever.
 * On a phone it is the key 'next' beside the letters, so that nobody has to aim at each field. Contract C11.
 */
export function nextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, defaultPrevented, nativeEvent } = event
  if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement) || !target.required || target.value.trim() === '') return
  const fields = [...currentTarget.elements].filter((one) => one instanceof HTMLInputElement)
  const next = fields.slice(fields.indexOf(target)).find(isLacking)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function isLacking(field: HTMLInputElement): boolean {
  return field.required && field.value.trim() === '' && field.closest('[hidden]') === null
}
