import type { KeyboardEvent } from 'react'

/**
 * Enter in a field that is filled goes to the next one that still lacks its value; where none does, it sends the form as ever.
 * On a phone it is the key 'next' beside the letters, so that nobody has to aim at each field. Contract C11.
 */
export function nextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented) return
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:required')]
  const at = fields.indexOf(event.target as HTMLInputElement)
  if (!fields[at]?.value) return
  const next = fields.slice(at).find((field) => !field.value && !field.closest('[hidden]'))
  if (!next) return
  event.preventDefault()
  next.focus()
}
