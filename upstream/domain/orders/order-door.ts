import type { DeliveryType } from '@/lib/delivery/schema'
import { isOpenAt } from '@/lib/hours/intervals'
import { deliveryTypesOffered } from '@/lib/order/delivery-types'
import { pausedFromWire } from '@/lib/order/from-wire'
import { pauseStateAt } from '@/lib/order/paused'
import type { OrderDoor } from '@/lib/order/placement'
import { paymentMethodsOffered } from '@/lib/payment/offered'
import type { RestaurantSummary } from '@/lib/restaurant/schema'
import type { PaymentMethod } from '@/lib/tenant/schema'
import type { OrderingPlace, OrderingTerms } from '../menus/ordering-place'

/** What the restaurant says about orders that leave it this way, to a tenant that allows these methods. Contract C3. */
export function orderDoor(
  { restaurant, terms }: OrderingPlace,
  deliveryType: DeliveryType,
  tenantMethods: readonly PaymentMethod[],
): OrderDoor {
  const leadMinutes = leadMinutesOf(terms, deliveryType)
  return {
    deliveryTypes: typesOf(restaurant),
    paymentMethods: paymentMethodsOffered(tenantMethods, terms.paymentMethods, deliveryType),
    hours: restaurant.hours,
    paused: pausedFromWire(restaurant.orders_paused),
    scheduled: terms.scheduled && { leadMinutes, ...terms.scheduled },
    customRules: restaurant.custom_rules,
  }
}

/** From the order to the farthest door, or to the packed bag: a chosen time is never nearer. */
export function leadMinutesOf({ preparationMinutes, zones }: OrderingTerms, deliveryType: DeliveryType): number {
  if (deliveryType === 'takeout') return preparationMinutes
  return Math.max(preparationMinutes, ...zones.map(({ etaMaxMinutes }) => etaMaxMinutes))
}

/** Contract C18. */
export function typesOf({ products, delivery, config }: RestaurantSummary): DeliveryType[] {
  const { allowOrders } = config.orders
  return deliveryTypesOffered({ products, maxKm: delivery.maxKmDistance, allowOrders })
}

/** May the kitchen still make an order that is wanted then? Asked again when its payment arrives. Contract C1. */
export function isKitchenAvailable({ restaurant, terms }: OrderingPlace, wantedAt: Date | null, now: Date): boolean {
  const pause = pauseStateAt(pausedFromWire(restaurant.orders_paused), terms.scheduled !== null, now)
  if (pause.kind === 'stopped' || (pause.kind === 'laterOnly' && !wantedAt)) return false
  return restaurant.config.orders.allowOrders && isOpenAt(restaurant.hours, justBefore(wantedAt) ?? now)
}

/** Minutes that a busy kitchen adds to what is wanted at once. Contract C17. */
export function busyMinutes(restaurant: RestaurantSummary, now: Date): number {
  const pause = pauseStateAt(pausedFromWire(restaurant.orders_paused), true, now)
  return pause.kind === 'busy' ? pause.minutes : 0
}

// The last slot of an evening is the closing time itself.
function justBefore(wantedAt: Date | null): Date | null {
  return wantedAt && new Date(wantedAt.getTime() - 60_000)
}
