import { isInTimeForNow } from '@/lib/domain/ordering/availability/last-order'
import { busyMinutesAt, type Paused, pauseRefusalAt, pauseStateAt } from '@/lib/domain/ordering/availability/paused'
import { isSlotOffered, type SlotPolicy } from '@/lib/domain/ordering/availability/slots'
import type { CartRefusal } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { AddressRefusal, DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { isPrepaid, type PaymentMethod } from '@/lib/domain/payment/methods'
import { needsOnlinePayment } from '@/lib/domain/payment/offered'
import { evaluateRules } from '@/lib/domain/restaurant/custom-rules/evaluate'
import type { CustomRule } from '@/lib/domain/restaurant/custom-rules/schema'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { instantOf, localDateOf, splitWallTime, type WallTime } from '@/lib/domain/time/time'

/** 'ASAP' or a wall time. Ledger L143, L194. */
export type DeliveryAt = 'ASAP' | WallTime
export const ASAP = 'ASAP'

/** A restaurant's rules for orders. `scheduled` null = no scheduled orders. */
export type OrderingPolicy = {
  deliveryTypes: readonly DeliveryType[]
  paymentMethods: readonly PaymentMethod[]
  /** Hours of the kitchen. */
  hours: OpeningHours
  /** `hours` differ from those of the restaurant, which may be open while its kitchen is closed. */
  hasKitchenHours?: boolean
  /** Preparation time of an order for now, without busy minutes. */
  prepMinutes: number
  paused: Paused | null
  scheduled: SlotPolicy | null
  customRules: readonly CustomRule[]
}
export type Placement = {
  deliveryType: DeliveryType
  deliveryAt: DeliveryAt
  paymentMethod: PaymentMethod
  totalGrosze: number
}
export type PlacementRefusal =
  | 'orders_disabled'
  | 'delivery_type_not_offered'
  | 'rule_disabled'
  | 'paused'
  | 'closed'
  | 'unavailable_slot'
  | 'online_payment_required'
  | 'payment_not_offered'
/** Every refusal code of POST /orders and POST /carts/quote. Contract C3. */
export type OrderRefusal =
  | PlacementRefusal
  | AddressRefusal
  | CartRefusal
  | 'no_capacity'
  | 'price_changed'
  | 'payment_declined'
  | 'terms_required'

type Rule = { code: PlacementRefusal; isBroken: (policy: OrderingPolicy, placement: Placement, now: Date) => boolean }

/** Rules in the order in which a diner sees them. Contract C3, C9, C17, ledger L113, L209–L212, L235–L241. */
const rules: readonly Rule[] = [
  { code: 'orders_disabled', isBroken: ({ deliveryTypes }) => deliveryTypes.length === 0 },
  {
    code: 'delivery_type_not_offered',
    isBroken: ({ deliveryTypes }, { deliveryType }) => !deliveryTypes.includes(deliveryType),
  },
  {
    code: 'rule_disabled',
    isBroken: (policy, { deliveryAt }, now) => placementRuleText(policy, deliveryAt, now) !== null,
  },
  { code: 'paused', isBroken: isPaused },
  { code: 'closed', isBroken: isClosed },
  { code: 'unavailable_slot', isBroken: isNoSlot },
  {
    code: 'online_payment_required',
    isBroken: (_, { deliveryType, paymentMethod }) => needsOnlinePayment(deliveryType) && !isPrepaid(paymentMethod),
  },
  { code: 'payment_not_offered', isBroken: isNotOffered },
]

/** Every reason why this restaurant refuses this order now, most important first. */
export function placementRefusals(policy: OrderingPolicy, placement: Placement, now: Date): PlacementRefusal[] {
  return rules.filter(({ isBroken }) => isBroken(policy, placement, now)).map(({ code }) => code)
}

/** The text of the rule that disables orders on that day; null if there is none. Contract C9, ledger L239–L241. */
export function placementRuleText({ customRules }: OrderingPolicy, deliveryAt: DeliveryAt, now: Date): string | null {
  return evaluateRules(customRules, { date: localDateOf(servedAtOf(deliveryAt, now)) }, 'order').disabledText
}

/** Instant for which the food is wanted; ASAP is `now`. */
export function servedAtOf(deliveryAt: DeliveryAt, now: Date): Date {
  if (deliveryAt === ASAP) return now
  const { date, time } = splitWallTime(deliveryAt)
  return instantOf(date, time)
}

function isPaused({ paused, scheduled }: OrderingPolicy, _: Placement, now: Date): boolean {
  return pauseRefusalAt(paused, scheduled !== null, now) === 'paused'
}

function isClosed(policy: OrderingPolicy, { deliveryAt }: Placement, now: Date): boolean {
  const takesScheduled = policy.scheduled !== null
  if (pauseRefusalAt(policy.paused, takesScheduled, now) === 'closed') return true
  return deliveryAt === ASAP && isTooLateForNow({ ...policy, takesScheduled }, now)
}

/**
 * Is it too late to answer and cook an order for now before closing, or does a pause allow only later ones? It is
 * refused as closed. Contract C1, C17.
 */
export function isTooLateForNow(
  {
    hours,
    prepMinutes,
    paused,
    takesScheduled,
  }: Pick<OrderingPolicy, 'hours' | 'prepMinutes' | 'paused'> & { takesScheduled: boolean },
  now: Date,
): boolean {
  const cookMinutes = prepMinutes + busyMinutesAt(paused, now)
  return pauseStateAt(paused, takesScheduled, now).kind === 'laterOnly' || !isInTimeForNow(hours, cookMinutes, now)
}

function isNoSlot({ hours, scheduled }: OrderingPolicy, { deliveryAt }: Placement, now: Date): boolean {
  if (deliveryAt === ASAP) return false
  return scheduled === null || !isSlotOffered(hours, scheduled, deliveryAt, now)
}

// `paid` cannot be chosen: it is used only if nothing is left to pay (C3).
function isNotOffered({ paymentMethods }: OrderingPolicy, { paymentMethod, totalGrosze }: Placement): boolean {
  return paymentMethod === 'paid' ? totalGrosze !== 0 : !paymentMethods.includes(paymentMethod)
}
