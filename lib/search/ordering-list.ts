import { offersMode } from '@/lib/delivery/delivery-modes'
import { type OpenState, openStateAt } from '@/lib/hours/intervals'
import { ORDER_CUISINES } from '@/lib/restaurant/cuisines'
import type { RestaurantSummary } from '@/lib/restaurant/schema'
import type { OrderingQuery } from './ordering-query'

/** A kitchen and whether it takes orders now. */
export interface Kitchen {
  restaurant: RestaurantSummary
  state: OpenState
  /** Paused by the restaurant, whatever its hours say. Contract C17. */
  isPaused: boolean
}

/** The kitchens that fit, those that take orders now first, then by name. Ledger L065, L071. */
export function kitchensFor(all: RestaurantSummary[], { mode, cuisine, city }: OrderingQuery, now: Date): Kitchen[] {
  return all
    .filter(({ config }) => config.orders.allowOrders)
    .filter((one) => !cuisine || one.order_cuisines.includes(cuisine))
    .filter((one) => !city || one.city.slug === city)
    .filter((one) => !mode || offersMode(one, mode))
    .map((restaurant) => ({
      restaurant,
      state: openStateAt(restaurant.hours, now),
      isPaused: restaurant.orders_paused !== null,
    }))
    .sort((a, b) => readiness(b) - readiness(a) || a.restaurant.name.localeCompare(b.restaurant.name, 'pl'))
}

/** The order cuisines that these restaurants cook, in the contract's order. */
export function orderCuisinesOf(restaurants: Pick<RestaurantSummary, 'order_cuisines'>[]) {
  return ORDER_CUISINES.filter((cuisine) => restaurants.some((one) => one.order_cuisines.includes(cuisine)))
}

function readiness({ state, isPaused }: Kitchen): number {
  return state.open ? (isPaused ? 1 : 2) : 0
}
