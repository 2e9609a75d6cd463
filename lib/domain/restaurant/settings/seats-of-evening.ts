import { LARGER_PARTY } from '@/lib/domain/reservation/availability/party-size'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
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
  const { evaluatorFor, fill } = eveningOf(availability, date)
  const evaluator = evaluatorFor(2)
  const time = times.find((one) => evaluator.evaluate(date, one).seating)
  return time ? fill(evaluator, time) : 0
}

function guestsOf(availability: RestaurantAvailability, date: LocalDate, times: readonly LocalTime[]): number {
  const { evaluatorFor, fill } = eveningOf(availability, date)
  // Whom a combination holds, its tables hold one by one: what fills each table seats the most.
  const sizes = [...new Set(availability.tables.map(fillOf))].sort((a, b) => b - a)
  const parties = sizes.map((size) => ({ size, evaluator: evaluatorFor(size) }))
  const isFilled = (size: number) => (seating: Seating) => seating.tableIds.length === 1 && fillOf(seating) === size
  let guests = 0
  for (const time of times)
    for (const { size, evaluator } of parties) guests += size * fill(evaluator, time, isFilled(size))
  return guests
}

function fillOf({ maxSeats }: Pick<Seating, 'maxSeats'>): number {
  return Math.min(maxSeats, LARGER_PARTY - 1)
}

/** An evening that fills, one time after the other: what one party takes, the next does not get until its stay is over. */
function eveningOf(availability: RestaurantAvailability, date: LocalDate) {
  const empty = { ...availability, occupations: [], autoConfirmBeforeHours: 0 }
  const longBefore = instantOf(addDays(date, -7), '12:00')
  const takenUntilMs = new Map<number, number>()
  return { evaluatorFor, fill }

  function evaluatorFor(partySize: number): SlotEvaluator {
    return slotEvaluator(empty, partySize, longBefore)
  }

  /**
   * How many such parties sit down at `time`, each at the first free seating of the rules, until that is none that is wanted. One
   * pass does: a seating that is taken stays so, and no later one frees it. `time` is never before that of an earlier call.
   */
  function fill(
    evaluator: SlotEvaluator,
    time: LocalTime,
    isWanted: (seating: Seating) => boolean = () => true,
  ): number {
    const { seating: isOpen, fromMs, untilMs } = evaluator.evaluate(date, time)
    if (!isOpen) return 0
    let parties = 0
    for (const seating of evaluator.seatings) {
      if (seating.tableIds.some((id) => (takenUntilMs.get(id) ?? 0) > fromMs)) continue
      if (!isWanted(seating)) break
      for (const id of seating.tableIds) takenUntilMs.set(id, untilMs)
      parties++
    }
    return parties
  }
}
