import { LARGER_PARTY } from '@/lib/domain/reservation/availability/party-size'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { seatingsOf } from '@/lib/domain/reservation/availability/seating'

/**
 * Does this combination suit any party of at most ten? If some of its tables alone seat the party, they are free
 * whenever the combination is, and smaller. Contract C25.
 */
export function seatsAnybody(
  combination: number[],
  { tables, combinations }: Pick<RestaurantAvailability, 'tables' | 'combinations'>,
): boolean {
  const [joined] = seatingsOf({ tables, combinations: [combination] }).slice(tables.length)
  if (!joined) return false
  const parts = seatingsOf({ tables, combinations }).filter(
    ({ tableIds }) => tableIds.length < joined.tableIds.length && tableIds.every((id) => joined.tableIds.includes(id)),
  )
  const largest = Math.min(joined.maxSeats, LARGER_PARTY - 1)
  for (let party = joined.minSeats; party <= largest; party++)
    if (!parts.some(({ minSeats, maxSeats }) => minSeats <= party && party <= maxSeats)) return true
  return false
}
