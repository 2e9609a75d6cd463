import { addMinutes } from 'date-fns'
import { type Eta, etaAt, etaOfReady, type Way } from '@/lib/order/eta'
import { ASAP, type DeliveryAt, servedAtOf } from '@/lib/order/placement'
import type { OrderingPlace } from '../menus/ordering-place'
import type { Kitchen } from './kitchen-slots'
import { busyMinutes } from './order-door'

/** When the kitchen has to be ready, before anybody has asked whether it can. */
export interface KitchenTimes {
  kitchen: Kitchen
  readyAt: Date
  /** Null for as soon as possible. */
  wantedAt: Date | null
  /** As soon as possible may be a little later. */
  mayWait: boolean
}

/** For later: early enough for the way. At once: after the preparation, and what a busy kitchen adds. Contract C17. */
export function kitchenTimes(place: OrderingPlace, deliveryAt: DeliveryAt, way: Way, now: Date): KitchenTimes {
  const { slotMinutes, ordersPerSlot, preparationMinutes } = place.terms
  const kitchen = { restaurantId: place.restaurant.id, slotMinutes, ordersPerSlot }
  const wantedAt = deliveryAt === ASAP ? null : servedAtOf(deliveryAt, now)
  if (wantedAt) return { kitchen, wantedAt, mayWait: false, readyAt: addMinutes(wantedAt, -way.wayMinMinutes) }
  const minutes = preparationMinutes + busyMinutes(place.restaurant, now)
  return { kitchen, wantedAt, mayWait: true, readyAt: addMinutes(now, minutes) }
}

/** What the diner is told: the chosen time while it can be kept, else the way after the kitchen. */
export function etaFor(wantedAt: Date | null, readyAt: Date, way: Way): Eta {
  const ready = etaOfReady(readyAt, way)
  if (!wantedAt) return ready
  const wanted = etaAt(wantedAt)
  return ready.from > wanted.to ? ready : wanted
}
