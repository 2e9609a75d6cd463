import { addMinutes } from 'date-fns/addMinutes'
import { max } from 'date-fns/max'
import { readyMinutes } from '@/lib/domain/ordering/availability/first-time'
import { openingAt } from '@/lib/domain/ordering/availability/open-minutes'
import { ASAP, type DeliveryAt, servedAtOf } from '@/lib/domain/ordering/availability/placement'
import { type Eta, etaAt, etaOfReady, type TravelTime } from '@/lib/domain/ordering/order/eta'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import type { StoredOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import type { Kitchen } from './kitchen-slots'
import { currentPreparationMinutes } from './ordering-policy'

/** Times of an order for the kitchen, before its capacity is checked. */
export interface KitchenTimes {
  kitchen: Kitchen
  readyAt: Date
  /** Null for as soon as possible. */
  wantedAt: Date | null
  /** An order for now may be delayed a little, but not past the closing; one for a chosen time may not. */
  latestAt: Date
}

/**
 * For later: early enough for the way. At once: after the preparation and the extra minutes of a busy kitchen, and
 * not before the time limit of its answer. Contract C1, C17.
 */
export function kitchenTimes(
  orderingRestaurant: StoredOrderingRestaurant,
  deliveryAt: DeliveryAt,
  travelTime: TravelTime,
  now: Date,
): KitchenTimes {
  const { slotMinutes, ordersPerSlot, limitTonight } = orderingRestaurant.terms
  const kitchenFor = (readyAt: Date) => ({
    restaurantId: orderingRestaurant.restaurant.id,
    slotMinutes,
    // Tonight's limit does not apply to tomorrow's orders.
    ordersPerSlot: limitTonight && readyAt < new Date(limitTonight.until) ? limitTonight.ordersPerSlot : ordersPerSlot,
  })
  const wantedAt = deliveryAt === ASAP ? null : servedAtOf(deliveryAt, now)
  if (wantedAt) {
    const readyAt = addMinutes(wantedAt, -travelTime.travelMinMinutes)
    return { kitchen: kitchenFor(readyAt), wantedAt, readyAt, latestAt: readyAt }
  }
  const { restaurant, terms } = orderingRestaurant
  const readyAt = addMinutes(now, readyMinutes(currentPreparationMinutes(restaurant, terms, now)))
  // A closed restaurant refuses the order later, but its price is still computed.
  const closesAt = openingAt(kitchenHours(orderingRestaurant.restaurant.hours), now)?.closesAt ?? readyAt
  return { kitchen: kitchenFor(readyAt), wantedAt, readyAt, latestAt: max([readyAt, closesAt]) }
}

/**
 * Promised time: the chosen time while the kitchen keeps it; else a quarter of an hour at least, from when the food
 * is ready and delivered. Contract C1.
 */
export function etaFor(wantedAt: Date | null, readyAt: Date, travelTime: TravelTime): Eta {
  const ready = etaOfReady(readyAt, travelTime)
  if (!wantedAt) return ready
  if (ready.from <= wantedAt) return etaAt(wantedAt)
  return { from: ready.from, to: max([ready.to, etaAt(ready.from).to]) }
}
