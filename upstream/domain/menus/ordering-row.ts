import type { OrderingRestaurant } from '@/lib/order/schema'
import { slugOf } from '@/lib/restaurant/slug'
import type { Coordinates } from '@/lib/wire'
import { deliveryDistance } from '../delivery-distance'
import { type ListedRestaurant, wordsOf } from '../list-restaurants'
import { orderingSummary } from './ordering-summary'

const MOST_DISHES = 3

/** A row of GET /restaurants?product=orders: on which terms, how far from `door`, and which dishes fit `q`. */
export function orderingRow(
  { summary, terms, diets, discounts, dishes }: ListedRestaurant,
  { door, q }: { door: Coordinates | null; q: string },
  now: Date,
): OrderingRestaurant {
  return {
    ...summary,
    ordering: terms && orderingSummary(summary, terms, { diets: diets ?? [], discounts: discounts ?? false }),
    distance: door && deliveryDistance(summary, terms?.zones ?? [], door, now),
    dishes: fitting(dishes ?? [], wordsOf(q)),
  }
}

function fitting(dishes: string[], words: string[]): string[] {
  if (words.length === 0) return []
  return dishes.filter((name) => words.every((word) => slugOf(name).includes(word))).slice(0, MOST_DISHES)
}
