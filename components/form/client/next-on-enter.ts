import type { KeyboardEvent } from 'react'

/**
 * Enter in a filled field goes to the next empty one; without one, it sends the form as usual. On a phone it is the
 * 'next' key, so that the diner need not aim at each field. Contract C11.
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
