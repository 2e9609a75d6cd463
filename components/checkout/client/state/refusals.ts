import type { CheckoutWords } from '@/components/checkout/words'
import type { CheckoutField } from '@/lib/domain/ordering/checkout/checkout-fields'

type RefusalWords = CheckoutWords['refusal']
type BlockingRefusal = keyof RefusalWords

/** Why the order cannot be sent, in the order in which a diner should see the reasons. Contract C3. */
const BLOCKING_REFUSALS: readonly BlockingRefusal[] = [
  'empty_cart',
  'orders_disabled',
  'paused',
  'closed',
  'rule_disabled',
  'product_unavailable',
  'product_not_served',
  'answers_invalid',
  'out_of_range',
  'min_cart',
  'delivery_type_not_offered',
]
/** Refusals that changing one field can resolve. */
const FIELD_BY_REFUSAL: Record<string, CheckoutField> = {
  unavailable_slot: 'deliveryAt',
  no_capacity: 'deliveryAt',
  closed: 'deliveryAt',
  product_not_served: 'deliveryAt',
  out_of_range: 'address',
  address_unknown: 'address',
  house_missing: 'house',
  house_invalid: 'house',
  payment_not_offered: 'payment_method',
  online_payment_required: 'payment_method',
}

/** Refusals that another delivery time can resolve. */
const TIME_REFUSALS: readonly BlockingRefusal[] = ['paused', 'closed', 'rule_disabled', 'product_not_served']

/**
 * The first reason that disables the button; refusals of vouchers and times are shown at their fields. Without a chosen
 * time the refusals about time are ignored, because the price request had no valid time.
 */
export function blockingRefusalOf(refusals: readonly string[], lacksTime: boolean): BlockingRefusal | null {
  const candidates = lacksTime ? BLOCKING_REFUSALS.filter((block) => !TIME_REFUSALS.includes(block)) : BLOCKING_REFUSALS
  return candidates.find((block) => refusals.includes(block)) ?? null
}

export function fieldOfRefusal(code: string): CheckoutField | null {
  return FIELD_BY_REFUSAL[code] ?? null
}
