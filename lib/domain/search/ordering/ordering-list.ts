import {
  mayCheckOut,
  type OrderingAvailability,
  orderingAvailabilityAt,
} from '@/lib/domain/ordering/availability/ordering-availability'
import { orderingSchedule } from '@/lib/domain/ordering/availability/ordering-schedule'
import { offersMode } from '@/lib/domain/ordering/delivery/delivery-modes'
import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import type { OrderingRestaurant } from '@/lib/domain/ordering/order/schema'
import { ORDER_CUISINES } from '@/lib/domain/restaurant/cuisines'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { localDateOf } from '@/lib/domain/time/time'
import { type OrderingOffer, orderingOfferOf } from './ordering-offer'
import type { OrderingQuery } from './ordering-query'

/** A restaurant, whether it takes orders now, and its delivery terms for the diner. */
export interface ListedRestaurant {
  restaurant: OrderingRestaurant
  availability: OrderingAvailability
  offer: OrderingOffer
  /** The delivery mode; delivery if the diner has not chosen. */
  mode: DeliveryMode
}

/** The restaurants that fit every filter, in the order of the query. Ledger L065, L071, contract C5. */
export function selectOrderingRestaurants(
  all: OrderingRestaurant[],
  query: OrderingQuery,
  now: Date,
): ListedRestaurant[] {
  return all
    .filter(({ config }) => config.orders.allowOrders)
    .map((restaurant) => listedRestaurantOf(restaurant, query.mode, now))
    .filter((listed) => fits(listed, query))
    .sort((one, other) => compare(one, other, query))
}

/** The restaurant's state at `now`. */
export function listedRestaurantOf(
  restaurant: OrderingRestaurant,
  mode: DeliveryMode | null,
  now: Date,
): ListedRestaurant {
  const deliveryMode = mode ?? 'delivery'
  const availability = orderingAvailabilityAt(
    orderingSchedule(restaurant, now),
    now.getTime(),
    localDateOf(now),
    deliveryMode,
  )
  return { restaurant, availability, offer: orderingOfferOf(restaurant, mode), mode: deliveryMode }
}

/** The order cuisines of these restaurants, in the contract's order. */
export function orderCuisinesOf(restaurants: Pick<RestaurantSummary, 'order_cuisines'>[]) {
  return ORDER_CUISINES.filter((cuisine) => restaurants.some((one) => one.order_cuisines.includes(cuisine)))
}

function fits({ restaurant, availability, offer }: ListedRestaurant, query: OrderingQuery): boolean {
  const { ordering } = restaurant
  return (
    (!query.mode || offersMode(restaurant, query.mode)) &&
    (!query.cuisine || restaurant.order_cuisines.includes(query.cuisine)) &&
    (!query.city || restaurant.city.slug === query.city) &&
    (!query.isOpenNow || availability.kind === 'open') &&
    (!query.payment || Boolean(ordering?.payment_methods.includes(query.payment))) &&
    (!query.diet || Boolean(ordering?.diets.some((diet) => diet === query.diet || diet === 'vegan'))) &&
    (!query.isFreeDelivery || isFree(offer))
  )
}

function isFree({ kind, costGrosze, freeFromGrosze }: OrderingOffer): boolean {
  return kind !== 'out' && (costGrosze === 0 || freeFromGrosze !== null)
}

// Restaurants that can serve the diner now come first in every order; payments by a restaurant never count.
function compare(one: ListedRestaurant, other: ListedRestaurant, { sort }: OrderingQuery): number {
  return (
    readiness(other) - readiness(one) ||
    (sort === 'dowoz' && orLast(one.offer.costGrosze) - orLast(other.offer.costGrosze)) ||
    ((sort === 'polecane' || sort === 'najblizej') && orLast(one.offer.km) - orLast(other.offer.km)) ||
    one.restaurant.name.localeCompare(other.restaurant.name, 'pl')
  )
}

function readiness({ availability, offer }: ListedRestaurant): number {
  if (offer.kind === 'out') return 0
  if (availability.kind === 'open') return 3
  return mayCheckOut(availability) ? 2 : 1
}

function orLast(value: number | null): number {
  return value ?? Number.MAX_SAFE_INTEGER
}
