/** `provider` and `card` are the two slots a tenant fills; `place` is paid on delivery or collection, `none` needs no payment. */
type PaymentSlot = 'provider' | 'card' | 'place' | 'none'
/** Target of a refund. Its words: `order.live.refundTo` and `upstream/mail/order-email.ts`. */
export type RefundTarget = 'blik' | 'card' | 'transfer'
type MethodRow =
  | { label: string; slot: 'provider' | 'card'; refundTo: RefundTarget }
  | { label: string; slot: 'place' | 'none' }

/**
 * Payment methods by their names on the wire, in the order of the page. `paid`: settled by a voucher or the staff.
 * Ledger L168–L175, L297–L305, reading A12. How to add one: `docs/how-to/payment-method.md`.
 */
const methods = {
  blik: { label: 'BLIK', slot: 'provider', refundTo: 'blik' },
  apple_pay: { label: 'Apple Pay', slot: 'card', refundTo: 'card' },
  google_pay: { label: 'Google Pay', slot: 'card', refundTo: 'card' },
  card_online: { label: 'Kartą online', slot: 'provider', refundTo: 'card' },
  transfer: { label: 'Szybki Przelew', slot: 'provider', refundTo: 'transfer' },
  card_on_place: { label: 'Kartą przy odbiorze', slot: 'place' },
  cash: { label: 'Gotówką przy odbiorze', slot: 'place' },
  paid: { label: 'Opłacone', slot: 'none' },
} as const satisfies Record<string, MethodRow>

export type PaymentMethod = keyof typeof methods
/** The methods a diner may choose. Ledger L175, reading A12. */
export type OfferedMethod = Exclude<PaymentMethod, 'paid'>
/** Methods of a slot, so that code for a slot must have an entry for each of them. */
export type MethodOf<S extends PaymentSlot> = {
  [M in PaymentMethod]: (typeof methods)[M]['slot'] extends S ? M : never
}[PaymentMethod]
/** Methods paid through a provider. */
export type ProviderMethod = MethodOf<'provider' | 'card'>

/** Ledger L168–L175. `paid` is never offered. */
export const PAYMENT_METHODS = Object.keys(methods) as PaymentMethod[]

/** Shown at the cash option, beside its amount field. Ledger L306. */
export const CASH_NOTE = 'Podaj kwotę, z której mamy wydać resztę'

/** Seven methods in the order of the page. */
export const OFFERED_METHODS = PAYMENT_METHODS.filter((method) => method !== 'paid')

/** The seed's words for a method. Ledger L299–L305. */
export function paymentLabel(method: PaymentMethod): string {
  return methods[method].label
}

/** The tenant's slot that handles the method. Ledger L297, L298. */
export function paymentSlotOf(method: PaymentMethod): PaymentSlot {
  return methods[method].slot
}

/** Target of a refund; wallets hold a card. Contract C1. */
export function refundTargetOf(method: ProviderMethod): RefundTarget {
  return methods[method].refundTo
}

/** Is the money taken before the kitchen starts? Ledger L235. */
export function isPrepaid(method: PaymentMethod): boolean {
  return !isOnPlace(method)
}

/** Is it paid to the courier or at the counter? Ledger L235. */
export function isOnPlace(method: PaymentMethod): method is MethodOf<'place'> {
  return paymentSlotOf(method) === 'place'
}

/** Does the payment need a provider, so that the order begins at `new`? Contract C1. */
export function needsProvider(method: PaymentMethod): method is ProviderMethod {
  return paymentSlotOf(method) === 'provider' || paymentSlotOf(method) === 'card'
}
