import { slugOf } from '@/lib/domain/restaurant/slug'

/** A city's restaurants for reservations, all or of one cuisine: `/rezerwuj/lublin/wloska`. */
export function reservationListPath(city: string, cuisine?: string): string {
  return cuisine ? `/rezerwuj/${city}/${slugOf(cuisine)}` : `/rezerwuj/${city}`
}
