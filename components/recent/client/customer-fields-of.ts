import { typedFields } from '@/lib/browser/page/form-fields'
import type { KnownDiner } from '@/lib/domain/known-diner/known-diner'

/** The control names of both forms that hold the diner's name and contact. Ledger L161–L164. */
export const CUSTOMER_FIELDS = ['customer_firstname', 'customer_lastname', 'phone', 'email'] as const

/** The remembered values by control name. */
export function customerFieldsOf({ firstname, lastname, phone, email }: KnownDiner): Record<string, string> {
  return { customer_firstname: firstname, customer_lastname: lastname, phone, email }
}

/** Name and contact as in the form; `null` while one of them is missing. */
export function filledCustomer(form: HTMLFormElement): { name: string; contact: string } | null {
  const [firstname, lastname, phone, email] = CUSTOMER_FIELDS.map((field) => typedFields(form)[field])
  if (!firstname || !lastname || !phone || !email) return null
  return { name: `${firstname} ${lastname}`, contact: `${phone}, ${email}` }
}

/** Empties name and contact, with the same events as typing. */
export function emptyCustomer(form: HTMLFormElement): void {
  for (const field of CUSTOMER_FIELDS) {
    const control = form.elements.namedItem(field)
    if (!(control instanceof HTMLInputElement)) continue
    control.value = ''
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}
