import type { OrderingRestaurant } from '@/lib/domain/ordering/order/schema'
import type { Coordinates } from '@/lib/domain/wire'
import { deliveryDistance } from '@/upstream/addresses/delivery-distance'
import { orderingSummary } from '@/upstream/menus/ordering-summary'
import type { ListedRestaurant } from './list-restaurants'

/** A row of GET /restaurants?product=orders: its terms, the distance from the delivery address, the dishes found. */
export function orderingRestaurantRow(
  { summary, terms, diets, discounts, dishes }: ListedRestaurant,
  destination: Coordinates | null,
  now: Date,
): OrderingRestaurant {
  return {
    ...summary,
    ordering: terms && orderingSummary(summary, terms, { diets: diets ?? [], discounts: discounts ?? false }),
    distance: destination && deliveryDistance(summary, terms?.zones ?? [], destination, now),
    dishes: dishes ?? [],
  }
}
