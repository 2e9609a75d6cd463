import { type Grosze, groszeFromWire } from '@/lib/domain/money'
import { type OpeningPeriod, readyMinutes } from '@/lib/domain/ordering/availability/first-time'
import { orderingPolicyOf } from '@/lib/domain/ordering/availability/from-wire'
import { lastOrderAt } from '@/lib/domain/ordering/availability/last-order'
import { openingAt } from '@/lib/domain/ordering/availability/open-minutes'
import {
  busyMinutesAt,
  type PauseState,
  pausedText,
  pauseStateAt,
  stopsOrdersForNow,
} from '@/lib/domain/ordering/availability/paused'
import type { OrderingPolicy } from '@/lib/domain/ordering/availability/placement'
import { type OrderDay, orderDays } from '@/lib/domain/ordering/checkout/order-times'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { OrderingSummary } from '@/lib/domain/ordering/order/schema'
import { kitchenPaceOf } from '@/lib/domain/ordering/promise/kitchen-pace'
import type { KitchenPace } from '@/lib/domain/ordering/promise/order-promise'
import type { OfferedMethod, PaymentMethod } from '@/lib/domain/payment/methods'
import { paymentMethodsOffered } from '@/lib/domain/payment/offered'
import { evaluateRules } from '@/lib/domain/restaurant/custom-rules/evaluate'
import { isOpenAt } from '@/lib/domain/restaurant/hours/intervals'
import { upcomingOpenings } from '@/lib/domain/restaurant/hours/upcoming-openings'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { localDateOf } from '@/lib/domain/time/time'
import { KITCHEN_CLOSED } from '@/messages/content/paused-texts'

/** Times and payment methods of one delivery type. */
export type DeliveryOption = {
  type: DeliveryType
  methods: OfferedMethod[]
  days: OrderDay[]
  leadMinutes: number
}
/** Options of a restaurant's checkout, prepared so that the browser only compares. */
export type CheckoutOptions = {
  deliveryOptions: DeliveryOption[]
  /** Reason for no orders for now; `null` where they are possible, until `lastMs`. Ledger L209–L212. */
  asapOffText: string | null
  /** The last moment for an order for now, and the closing after it; null while the restaurant is closed. Contract C1. */
  currentOpening: { lastMs: number; untilMs: number } | null
  /** Next periods of opening: the restaurant answers in them. */
  openings: OpeningPeriod[]
  busyMinutes: number
  pace: KitchenPace
  packagingGrosze: Grosze
  minCartGrosze: Grosze
}

/**
 * Choices at a restaurant on a tenant: delivery types, times and payment methods that all sides permit. Contract
 * C3, C17, C18, ledger L190–L194, L209–L212, L235–L241.
 */
export function checkoutOptions(
  restaurant: Restaurant,
  terms: OrderingSummary,
  tenantKeys: readonly PaymentMethod[],
  now: Date,
): CheckoutOptions {
  const policy = orderingPolicyOf(restaurant, terms, tenantKeys, now)
  const pause = pauseStateAt(policy.paused, policy.scheduled !== null, now)
  const days = daysBy(policy, now)
  return {
    deliveryOptions: pause.kind === 'stopped' ? [] : policy.deliveryTypes.map((type) => deliveryOptionOf(type)),
    asapOffText: asapOffText(policy, pause, now),
    currentOpening: currentOpeningOf(policy, now),
    openings: upcomingOpenings(policy.hours, now).map(({ fromMs, untilMs }) => ({ fromMs, untilMs })),
    busyMinutes: busyMinutesAt(policy.paused, now),
    pace: kitchenPaceOf(terms),
    packagingGrosze: groszeFromWire(terms.packaging),
    minCartGrosze: groszeFromWire(terms.min_cart),
  }

  function deliveryOptionOf(type: DeliveryType): DeliveryOption {
    // Takeout has no travel time.
    const ready = readyMinutes(terms.prep_minutes)
    const leadMinutes = type === 'takeout' ? ready : (policy.scheduled?.leadMinutes ?? ready)
    const methods = paymentMethodsOffered(tenantKeys, terms.payment_methods, type)
    return { type, methods, leadMinutes, days: days(leadMinutes) }
  }
}

function daysBy({ hours, customRules, scheduled }: OrderingPolicy, now: Date) {
  const known = new Map<number, OrderDay[]>()
  return (leadMinutes: number): OrderDay[] => {
    const days =
      known.get(leadMinutes) ?? orderDays({ hours, customRules }, scheduled && { ...scheduled, leadMinutes }, now)
    known.set(leadMinutes, days)
    return days
  }
}

function currentOpeningOf(
  { hours, prepMinutes, paused }: OrderingPolicy,
  now: Date,
): CheckoutOptions['currentOpening'] {
  const last = lastOrderAt(hours, prepMinutes + busyMinutesAt(paused, now), now)
  const opening = openingAt(hours, now)
  return last && opening && { lastMs: last.getTime(), untilMs: opening.closesAt.getTime() }
}

function asapOffText({ hours, hasKitchenHours, customRules }: OrderingPolicy, pause: PauseState, now: Date) {
  if (stopsOrdersForNow(pause)) return pause.text
  if (!isOpenAt(hours, now)) return hasKitchenHours ? KITCHEN_CLOSED : CLOSED
  return evaluateRules(customRules, { date: localDateOf(now) }, 'order').disabledText
}

/** Ledger L210. */
const CLOSED = pausedText('closed')
