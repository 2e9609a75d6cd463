import { freeAlternativesOf } from '@/lib/domain/reservation/availability/availability-of'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { nearestSlot } from '@/lib/domain/reservation/availability/slot-grid'
import { wallTime } from '@/lib/domain/time/time'
import type { Alternative } from '@/upstream/db/schema'

/** Other times of the day first, then the same time on other days: up to 6. Contract C2. */
export function alternativesFor(
  availability: RestaurantAvailability,
  request: { date: string; time: string; partySize: number },
  now: Date,
): Alternative[] {
  const { times, dates } = freeAlternativesOf(availability, request, now)
  const time = nearestSlot(request.time, availability.slotMinutes)
  return [...times.map((other) => wallTime(request.date, other)), ...dates.map((other) => wallTime(other, time))].map(
    (reserved_on) => ({ reserved_on, guests_number: request.partySize }),
  )
}
