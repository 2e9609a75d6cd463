import type { Distance } from '@/lib/delivery/schema'
import { isOpenAt } from '@/lib/hours/intervals'
import type { RestaurantSummary } from '@/lib/restaurant/schema'
import type { Coordinates } from '@/lib/wire'
import { distanceKm } from './distance-km'

/** Does the restaurant deliver to a door? The limit is inclusive; without one it does not deliver. Contract C5, ledger L114. */
export function deliveryDistance(restaurant: RestaurantSummary, door: Coordinates, now: Date): Distance {
  const distance = Number(distanceKm(restaurant.address, door).toFixed(2))
  const max = restaurant.delivery.maxKmDistance
  const deliverable = max !== null && distance <= max
  return {
    restaurant_id: restaurant.id,
    distance_km: distance,
    max_km: max,
    deliverable,
    zone: null,
    delivery_cost: null,
    min_cart: null,
    free_from: null,
    eta_min: null,
    eta_max: null,
    method: 'line',
    reason: deliverable ? reasonToday(restaurant, now) : 'too_far',
  }
}

function reasonToday({ hours, orders_paused: paused }: RestaurantSummary, now: Date): Distance['reason'] {
  if (!isOpenAt(hours, now)) return 'closed'
  return paused && !paused.busy_minutes ? 'paused' : null
}
