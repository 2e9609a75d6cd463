import { type Search, searchParams } from '@/lib/domain/reservation/availability/search'
import { restaurantPath } from '@/lib/domain/restaurant/slug'

/** The restaurant's page for this day, time and party size. Contract C18. */
export function slotPath(restaurant: { id: number; slug: string }, search: Search, time = search.time): string {
  return `${restaurantPath(restaurant)}?${searchParams({ ...search, city: null, time })}`
}
