import { LISTS } from '@/lib/domain/list/list-kind'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import type { Reservation } from './schema'

type Place = Pick<Reservation['restaurant'], 'id' | 'slug' | 'city_slug' | 'state'>

/** The page of a reservation's restaurant; null where diners do not find it, as while it is suspended. Contract C33. */
export function restaurantPageOf(restaurant: Place): string | null {
  return restaurant.state === 'open' ? restaurantPath(restaurant) : null
}

/** The brand's list of a restaurant's city. A town that the brand does not have is corrected there, so this is no 404. */
export function cityListOf({ city_slug }: Place): string {
  return `${LISTS.reservations.path}?${new URLSearchParams({ city: city_slug })}`
}
