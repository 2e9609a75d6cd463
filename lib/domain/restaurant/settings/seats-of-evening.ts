import { LARGER_PARTY } from '@/lib/domain/reservation/availability/party-size'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { largestParty, type Seating } from '@/lib/domain/reservation/availability/seating'
import { type SlotEvaluator, slotEvaluator } from '@/lib/domain/reservation/availability/slot-evaluator'
import { slotsOfDay } from '@/lib/domain/reservation/availability/slot-grid'
import { fileAvailability } from '@/lib/domain/restaurant/file/file-availability'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { addDays, instantOf, type LocalDate, type LocalTime } from '@/lib/domain/time/time'

/** Seatings from `from` on and before `until` count as the evening. */
const EVENING = { from: '17:00', until: '22:00' }

interface EveningSeats {
  /** Chairs at all tables. */
  seats: number
  /** The largest party that one table or combination seats; 0 without tables. */
  largestParty: number
  /** Parties of two that sit at once, each at the table that the rules assign. */
  couples: number
  /** People seated in the evening if every table is taken again as soon as it is free, by a party that fills it. */
  guests: number
}

/**
 * Number of people that an evening can seat, by the reservation rules: hours, rules of the restaurant, stays, the grid
 * of slots, and the table of each party. No table is reserved, and no lead time is too short. A table for more than ten
 * counts as ten, since larger parties need an enquiry. Contract C2, C33.
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

const DAYS_AHEAD = 7
/** Most changed days that are compared: each costs the rules of an evening, twice. */
const MAX_CHANGED_DAYS = 5

/**
 * Evenings from `today` on on which a change may show: of the special days and rules by date that it changes, then the next
 * days. Contract C37.
 */
export function eveningsToCompare(before: RestaurantFile, after: RestaurantFile, today: LocalDate): LocalDate[] {
  const near = Array.from({ length: DAYS_AHEAD }, (_, day) => addDays(today, day))
  const changed = changedDays(before, after).filter((date) => date >= today)
  return [...new Set([...changed.sort().slice(0, MAX_CHANGED_DAYS), ...near])]
}

/** Days of the special days and the rules by date that only one of the two files has. */
function changedDays(...files: [RestaurantFile, RestaurantFile]): LocalDate[] {
  const [own, other] = files.map(({ hours, reservations }) => [
    ...hours.exceptions.map((one) => ({ text: JSON.stringify(one), days: [one.date] })),
    ...reservations.rules.map((one) => ({ text: JSON.stringify(one), days: (one.days ?? []).map(({ from }) => from) })),
  ]) as [Dated[], Dated[]]
  const onlyIn = (some: Dated[], others: Dated[]) => some.filter(({ text }) => !others.some((one) => one.text === text))
  return [...onlyIn(own, other), ...onlyIn(other, own)].flatMap(({ days }) => days)
}

type Dated = { text: string; days: LocalDate[] }

function couplesAtOnce(availability: RestaurantAvailability, date: LocalDate, times: readonly LocalTime[]): number {
  const { evaluatorFor, fill } = eveningOf(availability, date)
  const evaluator = evaluatorFor(2)
  const time = times.find((one) => evaluator.evaluate(date, one).seating)
  return time ? fill(evaluator, time) : 0
}

function guestsOf(availability: RestaurantAvailability, date: LocalDate, times: readonly LocalTime[]): number {
  const { evaluatorFor, fill } = eveningOf(availability, date)
  // The tables of a combination seat no fewer one by one: filling each table seats the most.
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

/** An evening that fills, one time after the other: a taken table is free again only after the stay. */
function eveningOf(availability: RestaurantAvailability, date: LocalDate) {
  const empty = { ...availability, occupations: [], autoConfirmBeforeHours: 0 }
  const longBefore = instantOf(addDays(date, -7), '12:00')
  const takenUntilMs = new Map<number, number>()
  return { evaluatorFor, fill }

  function evaluatorFor(partySize: number): SlotEvaluator {
    return slotEvaluator(empty, partySize, longBefore)
  }

  /**
   * Number of such parties that sit down at `time`, each at the first free seating of the rules, until that one is not
   * wanted. One pass is enough: a taken seating stays taken. `time` is never before that of an earlier call.
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
