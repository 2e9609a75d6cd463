import { formatGrosze } from '@/lib/domain/money'
import { pausedText, pauseStateAt, stopsOrdersForNow } from '@/lib/domain/ordering/availability/paused'
import {
  type DeliveryAt,
  type OrderingPolicy,
  type OrderRefusal,
  placementRuleText,
} from '@/lib/domain/ordering/availability/placement'
import type { PricedCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import { REFUSAL_STATUS } from '@/lib/domain/ordering/order/refusal-status'
import { isOpenAt } from '@/lib/domain/restaurant/hours/intervals'
import { KITCHEN_CLOSED } from '@/messages/content/paused-texts'
import { minCartText, notServedText } from '@/messages/content/refusals'
import { voucherText } from '@/messages/content/voucher-text'
import words from '@/messages/pl.json'
import { refused } from '@/upstream/db/outcome'

/** Context of a refusal, for its message and fields. */
interface RefusedOrder {
  policy: OrderingPolicy
  cart: PricedCart
  deliveryAt: DeliveryAt
  now: Date
}

/** A refusal with its status, and with its own message where the usual one is too general. Contract C3. */
export function orderRefusal(code: OrderRefusal, order: RefusedOrder) {
  return refused(REFUSAL_STATUS[code], code, { message: messageOf(code, order), fields: fieldsOf(code, order) })
}

function messageOf(code: OrderRefusal, { policy, cart, deliveryAt, now }: RefusedOrder): string | undefined {
  if (code === 'rule_disabled') return placementRuleText(policy, deliveryAt, now) ?? undefined
  if (code === 'paused' || code === 'closed') return closedText(code, policy, now)
  if (code === 'min_cart') return minCartText(formatGrosze(cart.missingToMinCartGrosze))
  if (code === 'product_not_served') return notServedMessage(cart)
  return isVoucherRefusal(code) ? voucherText(code, cart.missingToVoucherGrosze) : undefined
}

/**
 * Message of the pause for a kitchen that takes no orders; our own for an open one that is too near its closing.
 * Contract C1.
 */
export function closedText(
  code: OrderRefusal,
  { paused, hours, hasKitchenHours, scheduled }: OrderingPolicy,
  now: Date,
): string | undefined {
  if (code === 'paused' && paused) return pausedText(paused.reason)
  if (code !== 'closed') return undefined
  if (stopsOrdersForNow(pauseStateAt(paused, scheduled !== null, now))) return pausedText('closed')
  if (isOpenAt(hours, now)) return words.order.tooLateForNow
  return hasKitchenHours ? KITCHEN_CLOSED : pausedText('closed')
}

function notServedMessage({ lines }: PricedCart): string | undefined {
  const [first] = lines.flatMap(({ notServed }) => notServed ?? [])
  return first && notServedText(first.name, first.when)
}

const FIELDS: Partial<Record<OrderRefusal, Record<string, string>>> = {
  delivery_type_not_offered: { delivery_type: 'not_offered' },
  payment_not_offered: { payment_method: 'not_offered' },
  online_payment_required: { payment_method: 'not_offered' },
  address_unknown: { 'customer.address': 'unknown' },
  house_missing: { 'customer.address.house': 'required' },
  house_invalid: { 'customer.address.house': 'invalid' },
  unavailable_slot: { 'customer.deliveryAt': 'not_offered' },
}

function fieldsOf(code: OrderRefusal, { cart }: RefusedOrder): Record<string, string> | undefined {
  if (code !== 'answers_invalid') return isVoucherRefusal(code) ? { voucher_code: code } : FIELDS[code]
  const errors = cart.lines.flatMap((line, i) =>
    line.errors.map((error) => [`products.${i}.answers.${error.path}`, error.code]),
  )
  return Object.fromEntries(errors)
}

function isVoucherRefusal(code: OrderRefusal): code is Extract<OrderRefusal, `voucher_${string}`> {
  return code.startsWith('voucher_')
}
