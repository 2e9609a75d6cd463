import { offersMode } from '@/lib/delivery/delivery-modes'
import type { DeliveryMode } from '@/lib/delivery/schema'
import { type DoorState, doorStateAt, mayCheckOut } from '@/lib/order/door-state'
import { kitchenDoor } from '@/lib/order/kitchen-door'
import type { OrderingRestaurant } from '@/lib/order/schema'
import { ORDER_CUISINES } from '@/lib/restaurant/cuisines'
import type { RestaurantSummary } from '@/lib/restaurant/schema'
import { localDateOf } from '@/lib/time'
import { type KitchenOffer, offerOf } from './kitchen-offer'
import type { OrderingQuery } from './ordering-query'

/** A kitchen, whether it takes orders now, and on which terms it reaches the diner. */
export interface Kitchen {
  restaurant: OrderingRestaurant
  door: DoorState
  offer: KitchenOffer
  /** How the food is to be had; whoever has not said is told of delivery. */
  mode: DeliveryMode
}

/** The kitchens that fit every filter, in the order of the query. Ledger L065, L071, contract C5. */
export function kitchensFor(all: OrderingRestaurant[], query: OrderingQuery, now: Date): Kitchen[] {
  return all
    .filter(({ config }) => config.orders.allowOrders)
    .map((restaurant) => kitchenOf(restaurant, query.mode, now))
    .filter((kitchen) => fits(kitchen, query))
    .sort((one, other) => compare(one, other, query))
}

/** The kitchen as it is at this moment. */
export function kitchenOf(restaurant: OrderingRestaurant, mode: DeliveryMode | null, now: Date): Kitchen {
  const way = mode ?? 'delivery'
  const door = doorStateAt(kitchenDoor(restaurant, now), now.getTime(), localDateOf(now), way)
  return { restaurant, door, offer: offerOf(restaurant, mode), mode: way }
}

/** The order cuisines that these restaurants cook, in the contract's order. */
export function orderCuisinesOf(restaurants: Pick<RestaurantSummary, 'order_cuisines'>[]) {
  return ORDER_CUISINES.filter((cuisine) => restaurants.some((one) => one.order_cuisines.includes(cuisine)))
}

function fits({ restaurant, door, offer }: Kitchen, query: OrderingQuery): boolean {
  const { ordering } = restaurant
  return (
    (!query.mode || offersMode(restaurant, query.mode)) &&
    (!query.cuisine || restaurant.order_cuisines.includes(query.cuisine)) &&
    (!query.city || restaurant.city.slug === query.city) &&
    (!query.isOpenNow || door.kind === 'open') &&
    (!query.payment || Boolean(ordering?.payment_methods.includes(query.payment))) &&
    (!query.diet || Boolean(ordering?.diets.some((diet) => diet === query.diet || diet === 'vegan'))) &&
    (!query.isFreeDelivery || isFree(offer))
  )
}

function isFree({ kind, costGrosze, freeFromGrosze }: KitchenOffer): boolean {
  return kind !== 'out' && (costGrosze === 0 || freeFromGrosze !== null)
}

// Who can bring something now comes first in every order; money that a restaurant pays never counts.
function compare(one: Kitchen, other: Kitchen, { sort }: OrderingQuery): number {
  return (
    readiness(other) - readiness(one) ||
    (sort === 'dowoz' && orLast(one.offer.costGrosze) - orLast(other.offer.costGrosze)) ||
    ((sort === 'polecane' || sort === 'najblizej') && orLast(one.offer.km) - orLast(other.offer.km)) ||
    one.restaurant.name.localeCompare(other.restaurant.name, 'pl')
  )
}

function readiness({ door, offer }: Kitchen): number {
  if (offer.kind === 'out') return 0
  if (door.kind === 'open') return 3
  return mayCheckOut(door) ? 2 : 1
}

function orLast(value: number | null): number {
  return value ?? Number.MAX_SAFE_INTEGER
}
