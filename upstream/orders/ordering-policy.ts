import { offeredDeliveryTypes } from '@/lib/domain/ordering/availability/delivery-types'
import { leadMinutesOf } from '@/lib/domain/ordering/availability/first-time'
import { pausedFromWire } from '@/lib/domain/ordering/availability/from-wire'
import { busyMinutesAt, pauseRefusalAt } from '@/lib/domain/ordering/availability/paused'
import {
  isTooLateForNow,
  type OrderingPolicy,
  type PlacementRefusal,
} from '@/lib/domain/ordering/availability/placement'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { isAnsweredInTime } from '@/lib/domain/ordering/order/timers'
import type { PaymentMethod } from '@/lib/domain/payment/methods'
import { paymentMethodsOffered } from '@/lib/domain/payment/offered'
import { isOpenAt } from '@/lib/domain/restaurant/hours/intervals'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { OrderRow } from '@/upstream/db/order-schema'
import type { StoredOrderingRestaurant, StoredOrderingTerms } from '@/upstream/menus/ordering-restaurant'

/**
 * Rules of the restaurant for orders of this delivery type, with the payment methods that the tenant allows. Contract
 * C3.
 */
export function orderingPolicy(
  { restaurant, terms }: StoredOrderingRestaurant,
  deliveryType: DeliveryType,
  tenantMethods: readonly PaymentMethod[],
  now: Date,
): OrderingPolicy {
  const paused = pausedFromWire(restaurant.orders_paused)
  const leadMinutes = leadMinutesOf(terms, deliveryType)
  const hours = kitchenHours(restaurant.hours)
  return {
    deliveryTypes: offeredDeliveryTypes(restaurant),
    paymentMethods: paymentMethodsOffered(tenantMethods, terms.paymentMethods, deliveryType),
    hours,
    hasKitchenHours: restaurant.hours.kitchen !== undefined,
    prepMinutes: terms.preparationMinutes,
    paused,
    scheduled: terms.scheduled && {
      leadMinutes,
      prepMinutes: terms.preparationMinutes,
      busyMinutes: busyMinutesAt(paused, now),
      lastOrderMinutes: hours.last_order_minutes,
      ...terms.scheduled,
    },
    customRules: restaurant.custom_rules,
  }
}

/**
 * The reason why the kitchen can no longer answer and make an order that was placed before; null where it can.
 * Checked when a payment starts, and again when the money arrives. `wantedAt` null is for now. Contract C1.
 */
export function capacityRefusal(
  { restaurant, terms }: StoredOrderingRestaurant,
  { wantedAt, deliveryType }: Pick<OrderRow, 'wantedAt' | 'deliveryType'>,
  now: Date,
): CapacityRefusal | null {
  const { config } = restaurant
  const hours = kitchenHours(restaurant.hours)
  const paused = pausedFromWire(restaurant.orders_paused)
  if (!config.orders.allowOrders) return 'orders_disabled'
  const refusal = pauseRefusalAt(paused, terms.scheduled !== null, now)
  if (refusal) return refusal
  if (!wantedAt) {
    const policy = { hours, prepMinutes: terms.preparationMinutes, paused, takesScheduled: terms.scheduled !== null }
    return isTooLateForNow(policy, now) ? 'closed' : null
  }
  // A payment that arrives too late for an answer in time does not place the order.
  const later = { deliveryAt: wantedAt, leadMinutes: leadMinutesOf(terms, deliveryType) }
  return isOpenAt(hours, justBefore(wantedAt)) && isAnsweredInTime(hours, now, later) ? null : 'closed'
}

type CapacityRefusal = Extract<PlacementRefusal, 'orders_disabled' | 'paused' | 'closed'>

/** Preparation minutes of an order for now, including the extra ones of a busy kitchen. Contract C17. */
export function currentPreparationMinutes(
  restaurant: RestaurantSummary,
  { preparationMinutes }: Pick<StoredOrderingTerms, 'preparationMinutes'>,
  now: Date,
): number {
  return preparationMinutes + busyMinutesAt(pausedFromWire(restaurant.orders_paused), now)
}

// The last slot of an evening is the closing time itself.
function justBefore(wantedAt: Date): Date {
  return new Date(wantedAt.getTime() - 60_000)
}
