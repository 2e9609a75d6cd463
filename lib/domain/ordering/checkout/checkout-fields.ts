import type { Draft } from '@/lib/domain/form/form-table'

/**
 * Control names of the checkout, in the order of the form; `checkout-table.ts` has a row for each. Ledger
 * L161–L167.
 */
export const CHECKOUT_FIELDS = [
  'deliveryAt',
  'address',
  'house',
  'flat',
  'courier_notes',
  'customer_firstname',
  'customer_lastname',
  'phone',
  'email',
  'notes',
  'invoice_nip',
  'payment_method',
  'cash_change_from',
  'tip',
] as const

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number]
export type CheckoutDraft = Draft<CheckoutField>
