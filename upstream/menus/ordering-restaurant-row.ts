import type { OrderingRestaurant } from '@/lib/domain/ordering/order/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { Coordinates } from '@/lib/domain/wire'
import { deliveryDistance } from '@/upstream/addresses/delivery-distance'
import { type ListedRestaurant, wordsOf } from '@/upstream/restaurants/list-restaurants'
import { orderingSummary } from './ordering-summary'

const MAX_DISHES = 3

/**
 * A row of GET /restaurants?product=orders: its terms, the distance from the delivery address, and the dishes that
 * match `q`.
 */
export function orderingRestaurantRow(
  { summary, terms, diets, discounts, dishes }: ListedRestaurant,
  { destination, q }: { destination: Coordinates | null; q: string },
  now: Date,
): OrderingRestaurant {
  return {
    ...summary,
    ordering: terms && orderingSummary(summary, terms, { diets: diets ?? [], discounts: discounts ?? false }),
    distance: destination && deliveryDistance(summary, terms?.zones ?? [], destination, now),
    dishes: matchingDishes(dishes ?? [], wordsOf(q)),
  }
}

function matchingDishes(dishes: string[], words: string[]): string[] {
  if (words.length === 0) return []
  return dishes.filter((name) => words.every((word) => slugOf(name).includes(word))).slice(0, MAX_DISHES)
}
