import { LARGER_PARTY } from '@/lib/domain/reservation/availability/party-size'
import type { Occupation, RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { largestParty, type Seating } from '@/lib/domain/reservation/availability/seating'
import { type SlotEvaluator, slotEvaluator } from '@/lib/domain/reservation/availability/slot-evaluator'
import { slotsOfDay } from '@/lib/domain/reservation/availability/slot-grid'
import { fileAvailability } from '@/lib/domain/restaurant/file/file-availability'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { addDays, instantOf, type LocalDate, type LocalTime } from '@/lib/domain/time/time'

/** Seatings from `from` on and before `until` are those of the evening. */
const EVENING = { from: '17:00', until: '22:00' }

export interface EveningSeats {
  /** Chairs at all tables. */
  seats: number
  /** The largest party that one table or combination can hold; 0 without tables. */
  largestParty: number
  /** Parties of two that sit at once, each at the table that the rules give it. */
  couples: number
  /** People who are seated in the evening where every table is taken again as soon as it is free, by a party that fills it. */
  guests: number
}

/**
 * How many people an evening can seat, asked of the rules that take reservations: hours, rules of the restaurant, stays, the grid
 * of slots, and which table a party gets. Nothing is reserved yet, and every lead time is kept. A table for more than ten counts
 * for ten, since larger parties are asked for by hand. Contract C2, C33.
 */
export function seatsOfEvening(file: RestaurantFile, date: LocalDate): EveningSeats {
  const { availability } = fileAvailability(file)
  const { tables, slotMinutes } = availability
  const times = slotsOfDay(slotMinutes)
    .map(({ time }) => time)
    .filter((time) => EVENING.from <= time && time < EVENING.until)
  return {
    seats: tables.reduce((sum, { maxSeats }) => sum + maxSeats, 0),
    largestParty: tables.length === 0 ? 0 : largestParty(availability, LARGER_PARTY - 1),
    couples: couplesAtOnce(availability, date, times),
    guests: guestsOf(availability, date, times),
  }
}

function couplesAtOnce(availability: RestaurantAvailability, date: LocalDate, times: readonly LocalTime[]): number {
  const { evaluatorFor, take } = eveningOf(availability, date)
  const evaluator = evaluatorFor(2)
  const time = times.find((one) => evaluator.evaluate(date, one).seating)
  let couples = 0
  while (time && take(evaluator, time)) couples++
  return couples
}

function guestsOf(availability: RestaurantAvailability, date: LocalDate, times: readonly LocalTime[]): number {
  const { evaluatorFor, take } = eveningOf(availability, date)
  // Whom a combination holds, its tables hold one by one: what fills each table seats the most.
  const sizes = [...new Set(availability.tables.map(fillOf))].sort((a, b) => b - a)
  const parties = sizes.map((size) => ({ size, evaluator: evaluatorFor(size) }))
  const isFilled = (size: number) => (seating: Seating) => seating.tableIds.length === 1 && fillOf(seating) === size
  let guests = 0
  for (const time of times)
    for (const { size, evaluator } of parties) while (take(evaluator, time, isFilled(size))) guests += size
  return guests
}

function fillOf({ maxSeats }: Pick<Seating, 'maxSeats'>): number {
  return Math.min(maxSeats, LARGER_PARTY - 1)
}

/** An evening that fills: what one party takes, the next does not get. */
function eveningOf(availability: RestaurantAvailability, date: LocalDate) {
  const occupations: Occupation[] = []
  const restaurant = { ...availability, occupations, autoConfirmBeforeHours: 0 }
  const longBefore = instantOf(addDays(date, -7), '12:00')
  return { evaluatorFor, take }

  function evaluatorFor(partySize: number): SlotEvaluator {
    return slotEvaluator(restaurant, partySize, longBefore)
  }

  function take(
    evaluator: SlotEvaluator,
    time: LocalTime,
    isWanted: (seating: Seating) => boolean = () => true,
  ): boolean {
    const { seating, fromMs, untilMs } = evaluator.evaluate(date, time)
    if (!seating || !isWanted(seating)) return false
    occupations.push(...seating.tableIds.map((tableId) => ({ tableId, fromMs, untilMs })))
    return true
  }
}
