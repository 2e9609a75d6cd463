import {
  mayCheckOut,
  type OrderingAvailability,
  type OrderingSchedule,
  orderingAvailabilityAt,
} from '@/lib/domain/ordering/availability/ordering-availability'
import { orderingSchedule } from '@/lib/domain/ordering/availability/ordering-schedule'
import { offersMode } from '@/lib/domain/ordering/delivery/delivery-modes'
import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import { type Diet, dietsThatFit } from '@/lib/domain/ordering/menu/diet/diets'
import type { OrderingRestaurant } from '@/lib/domain/ordering/order/schema'
import { localDateOf } from '@/lib/domain/time/time'
import type { ListSort } from '../list-kind'
import { rankBy } from '../rank-by'
import { type OrderingOffer, orderingOfferOf } from './ordering-offer'
import type { OrderingQuery } from './ordering-query'

const READY = 3

/** A restaurant, whether it takes orders now, and its delivery terms for the diner. */
export interface ListedRestaurant {
  restaurant: OrderingRestaurant
  availability: OrderingAvailability
  /** The schedule behind `availability`; computed once per request. */
  schedule: OrderingSchedule
  offer: OrderingOffer
  /** The delivery mode; delivery if the diner has not chosen. */
  mode: DeliveryMode
}

/** The restaurants that fit every filter, in the order given. Ledger L065, L071, contract C5. */
export function fittingRestaurants(all: OrderingRestaurant[], query: OrderingQuery, now: Date): ListedRestaurant[] {
  return all
    .map((restaurant) => listedRestaurantOf(restaurant, query.mode, now))
    .filter((listed) => fitsQuery(listed, query))
}

/** Ranks in the order of the query: restaurants that can serve the diner now first. */
export function rankOrderingRestaurants(listed: ListedRestaurant[], query: OrderingQuery): ListedRestaurant[] {
  return rankBy(
    listed,
    (one) => [-readiness(one), ...SORT_KEYS[query.sort](one.offer)],
    ({ restaurant }) => restaurant.name,
  )
}

/** The restaurant's state at `now`. */
export function listedRestaurantOf(
  restaurant: OrderingRestaurant,
  mode: DeliveryMode | null,
  now: Date,
): ListedRestaurant {
  return listedOnSchedule(restaurant, orderingSchedule(restaurant, now), mode, now)
}

/** Like `listedRestaurantOf`, with a schedule made before; a schedule of another day may lack later days. */
export function listedOnSchedule(
  restaurant: OrderingRestaurant,
  schedule: OrderingSchedule,
  mode: DeliveryMode | null,
  now: Date,
): ListedRestaurant {
  const deliveryMode = mode ?? 'delivery'
  const availability = orderingAvailabilityAt(schedule, now.getTime(), localDateOf(now), deliveryMode)
  return { restaurant, availability, schedule, offer: orderingOfferOf(restaurant, mode), mode: deliveryMode }
}

/** Does the restaurant take orders at all, and fit every filter? */
export function fitsQuery({ restaurant, availability, offer }: ListedRestaurant, query: OrderingQuery): boolean {
  const { ordering } = restaurant
  return (
    restaurant.config.orders.allowOrders &&
    (!query.mode || offersMode(restaurant, query.mode)) &&
    (!query.cuisine || restaurant.order_cuisines.includes(query.cuisine)) &&
    (!query.city || restaurant.city.slug === query.city) &&
    (!query.isOpenNow || availability.kind === 'open') &&
    (!query.payment || Boolean(ordering?.payment_methods.includes(query.payment))) &&
    (!query.diet || hasDiet(restaurant, query.diet)) &&
    (!query.isFreeDelivery || isFree(offer))
  )
}

function hasDiet({ ordering }: OrderingRestaurant, diet: Diet): boolean {
  const fitting = dietsThatFit(diet)
  return Boolean(ordering?.diets.some((own) => fitting.includes(own)))
}

function isFree({ kind, costGrosze, freeFromGrosze }: OrderingOffer): boolean {
  return kind !== 'out' && (costGrosze === 0 || freeFromGrosze !== null)
}

// Restaurants that can serve the diner now come first in every order; payments of restaurants never affect it.
const SORT_KEYS: Record<ListSort<'orders'>, (offer: OrderingOffer) => number[]> = {
  polecane: ({ km }) => [nullsLast(km)],
  najblizej: ({ km }) => [nullsLast(km)],
  dowoz: ({ costGrosze }) => [nullsLast(costGrosze)],
  nazwa: () => [],
}

/** Does the restaurant reach the diner and take orders now? Such restaurants come first. */
export function takesOrdersNow(listed: ListedRestaurant): boolean {
  return readiness(listed) === READY
}

/** Does the restaurant deliver to the diner's address, as far as one is known, or offer takeout? */
export function isInRange({ offer }: Pick<ListedRestaurant, 'offer'>): boolean {
  return offer.kind !== 'out'
}

function readiness({ availability, offer }: ListedRestaurant): number {
  if (!isInRange({ offer })) return 0
  if (availability.kind === 'open') return READY
  return mayCheckOut(availability) ? 2 : 1
}

function nullsLast(value: number | null): number {
  return value ?? Number.MAX_SAFE_INTEGER
}
