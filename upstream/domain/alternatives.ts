import { availabilityOf } from '@/lib/availability/compute'
import type { Place } from '@/lib/availability/place'
import { nearestSlot } from '@/lib/availability/slot-grid'
import { wallTime } from '@/lib/time'
import type { Alternative } from '../db/schema'

/** Other times of the day first, then the same time on other days: up to 6. Contract C2. */
export function alternativesFor(
  place: Place,
  asked: { date: string; time: string; partySize: number },
  now: Date,
): Alternative[] {
  const { times, dates } = availabilityOf(place, asked, now).alternatives
  const time = nearestSlot(asked.time, place.slotMinutes)
  return [...times.map((other) => wallTime(asked.date, other)), ...dates.map((other) => wallTime(other, time))].map(
    (reserved_on) => ({ reserved_on, guests_number: asked.partySize }),
  )
}
