import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { chosenSlot, isChoosable } from '@/lib/domain/reservation/form/slot-choice'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { visitPath } from '@/lib/domain/reservation/paths'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { addDays, localDateOf, minutesOf, splitWallTime } from '@/lib/domain/time/time'

/** A visit of the same weekday, time and party size, from tomorrow and after the given visit. Contract C31. */
export function repeatVisit(
  { reserved_on, guests_number }: Pick<Reservation, 'reserved_on' | 'guests_number'>,
  now: Date,
): Visit {
  const { date, time } = splitWallTime(reserved_on)
  const today = localDateOf(now)
  let next = addDays(date, 7)
  while (next <= today) next = addDays(next, 7)
  return { date: next, time, partySize: guests_number }
}

/**
 * The possible visit: at its own time, else at the nearest free time of that day; `null` without a free time that day,
 * which the restaurant's page then says. Contract C31.
 */
export function freeVisit(visit: Visit, availability: Availability | null): Visit | null {
  if (chosenSlot(availability, visit.time)) return visit
  const minutes = minutesOf(visit.time)
  const distance = ({ time }: { time: string }) => Math.abs(minutesOf(time) - minutes)
  const [nearest] = (availability?.slots ?? []).filter(isChoosable).sort((a, b) => distance(a) - distance(b))
  return nearest ? { ...visit, time: nearest.time } : null
}

/** The restaurant's live page with its form, for this visit. Contract C18. */
export function visitOfferPath(restaurant: { id: number; slug: string }, { date, time, partySize }: Visit): string {
  const visit = { visitDate: date, visitTime: time, peopleAmount: String(partySize) }
  return `${visitPath(restaurantPath(restaurant), visit)}#rezerwacja`
}
