import { offeredDeliveryTypes } from '@/lib/domain/ordering/availability/delivery-types'
import { busyMinutesAt, type Paused } from '@/lib/domain/ordering/availability/paused'
import type { OrderingPolicy } from '@/lib/domain/ordering/availability/placement'
import type { OrderingTerms } from '@/lib/domain/ordering/order/schema'
import type { PaymentMethod } from '@/lib/domain/payment/methods'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import type { Restaurant, RestaurantSummary } from '@/lib/domain/restaurant/schema'

/** `orders_paused` of a restaurant; its `until` is ISO 8601. Contract C17. */
export function pausedFromWire(wire: Restaurant['orders_paused']): Paused | null {
  if (!wire) return null
  const until = wire.until === null ? null : new Date(wire.until)
  return { reason: wire.reason, until, ...(wire.busy_minutes && { busyMinutes: wire.busy_minutes }) }
}

/**
 * The data that decides whether a restaurant takes an order; `tenantKeys` are the tenant's
 * `allowed_payment_option_keys`.
 */
export function orderingPolicyOf(
  restaurant: RestaurantSummary,
  terms: OrderingTerms,
  tenantKeys: readonly PaymentMethod[],
  now: Date,
): OrderingPolicy {
  const hours = kitchenHours(restaurant.hours)
  const paused = pausedFromWire(restaurant.orders_paused)
  return {
    deliveryTypes: offeredDeliveryTypes(restaurant),
    paymentMethods: terms.payment_methods.filter((method) => tenantKeys.includes(method)),
    hours,
    hasKitchenHours: restaurant.hours.kitchen !== undefined,
    prepMinutes: terms.prep_minutes,
    paused,
    scheduled: terms.scheduled && {
      prepMinutes: terms.prep_minutes,
      busyMinutes: busyMinutesAt(paused, now),
      leadMinutes: terms.scheduled.lead_minutes,
      stepMinutes: terms.scheduled.step_minutes,
      daysAhead: terms.scheduled.days_ahead,
      lastOrderMinutes: hours.last_order_minutes,
    },
    customRules: restaurant.custom_rules,
  }
}
