import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { slotEvaluator } from '@/lib/domain/reservation/availability/slot-evaluator'
import { addDays, type LocalDate, localDateOf, minutesOf, timeOfMinutes, wallTime } from '@/lib/domain/time/time'

/** Days whose tables are known, including today. */
const DAYS = 9
/** Party size that most tables are for. */
const USUAL_PARTY = 2

/** Time and party size of a test reservation. */
interface TestVisit {
  reservedOn: string
  partySize: number
}

/** The first time at which a party that fits a table could come, within nine days; null without one. Contract C33. */
export function firstTestVisit(availability: RestaurantAvailability, now: Date): TestVisit | null {
  const partySize = partyOf(availability)
  const evaluator = slotEvaluator(availability, partySize, now)
  for (let ahead = 0; ahead < DAYS; ahead++) {
    const date: LocalDate = addDays(localDateOf(now), ahead)
    for (const { from, to } of evaluator.seatingHours(date)) {
      for (let minutes = minutesOf(from); minutes <= minutesOf(to); minutes += availability.slotMinutes) {
        const time = timeOfMinutes(minutes)
        const { reason } = evaluator.evaluate(date, time)
        if (reason === 'available' || reason === 'request') return { reservedOn: wallTime(date, time), partySize }
      }
    }
  }
  return null
}

function partyOf({ tables }: RestaurantAvailability): number {
  const fits = tables.some(({ minSeats, maxSeats }) => minSeats <= USUAL_PARTY && USUAL_PARTY <= maxSeats)
  return fits || tables.length === 0 ? USUAL_PARTY : Math.min(...tables.map(({ minSeats }) => minSeats))
}
