import type { Board, BoardBlock, BoardReservation } from '@/lib/domain/panel/board/board-schema'
import { calendarDateOf, serviceDaySpan } from '@/lib/domain/panel/board/service-day'
import { stayMinutesFor } from '@/lib/domain/reservation/availability/visit-times'
import { instantOf, type LocalDate, type LocalTime, splitWallTime } from '@/lib/domain/time/time'
import type { FloorPlan } from './table-schema'

/** A period in epoch milliseconds, `untilMs` not included. */
export interface TimeSpan {
  fromMs: number
  untilMs: number
}

/** Does the reservation still hold a table or wait for an answer? */
export function isOngoing({ status, cancelled_at, visit_state }: BoardReservation): boolean {
  return status !== 'declined' && !cancelled_at && visit_state !== 'finished' && visit_state !== 'no_show'
}

/** Does the restaurant owe an answer: to a request, or to a change of a confirmed reservation? */
export function isVisitUnanswered(one: BoardReservation, nowMs: number): boolean {
  if (one.cancelled_at || Date.parse(one.starts_at) <= nowMs) return false
  return one.status === 'pending' || (one.status === 'confirmed' && one.change_request !== null)
}

/**
 * Reservations of one evening, including parties still seated from the day before; requests for other days are left
 * out.
 */
export function visitsOf({ reservations }: Pick<Board, 'reservations'>, day: LocalDate): BoardReservation[] {
  const { from, until } = serviceDaySpan(day)
  return reservations.filter((one) => {
    const startsMs = Date.parse(one.starts_at)
    if (startsMs >= from.getTime()) return startsMs < until.getTime()
    return one.visit_state === 'seated' && Date.parse(one.ends_at) > from.getTime()
  })
}

export function timeSpanOf(one: Pick<BoardReservation, 'starts_at' | 'ends_at'>): TimeSpan {
  return { fromMs: Date.parse(one.starts_at), untilMs: Date.parse(one.ends_at) }
}

export function timeSpanOfBlock({ from, until }: Pick<BoardBlock, 'from' | 'until'>): TimeSpan {
  return { fromMs: msOfWall(from), untilMs: msOfWall(until) }
}

/** The period of a visit that begins at a time of the evening of `day`: 0:30 is on the next calendar day. */
export function timeSpanAt(
  day: LocalDate,
  time: LocalTime,
  guests: number,
  { stay_minutes: stays }: FloorPlan,
): TimeSpan {
  const fromMs = instantOf(calendarDateOf(day, time), time).getTime()
  return { fromMs, untilMs: fromMs + stayMinutesFor(guests, stays) * 60_000 }
}

/**
 * Names of the tables that are free in the period, as the board knows it; the reservation `exceptId` may keep its own.
 * Slots that diners hold are not on the board: the upstream may still refuse. Contract C24, C25.
 */
export function freeTables(
  { reservations, blocks }: Pick<Board, 'reservations' | 'blocks'>,
  { tables }: FloorPlan,
  span: TimeSpan,
  exceptId: number | null,
): string[] {
  const taken = new Set([
    ...reservations
      .filter((one) => one.id !== exceptId && isOngoing(one) && overlaps(timeSpanOf(one), span))
      .flatMap((one) => one.tables),
    ...blocks.filter((one) => overlaps(timeSpanOfBlock(one), span)).flatMap((one) => one.tables),
  ])
  return tables.map(({ name }) => name).filter((name) => !taken.has(name))
}

/** Whole hours of a timeline: the opening hours, and visits before or after them. */
export function hoursShown(floorPlan: FloorPlan, visits: readonly BoardReservation[], day: LocalDate): TimeSpan {
  const { from } = serviceDaySpan(day)
  const spans = [
    ...floorPlan.open.map(({ from: opens, until }) => ({ fromMs: Date.parse(opens), untilMs: Date.parse(until) })),
  ]
  for (const one of visits.filter(isOngoing)) spans.push(timeSpanOf(one))
  if (spans.length === 0) spans.push({ fromMs: from.getTime() + 7 * HOUR_MS, untilMs: from.getTime() + 18 * HOUR_MS })
  const fromMs = Math.max(from.getTime(), Math.min(...spans.map((span) => span.fromMs)))
  const untilMs = Math.min(from.getTime() + 25 * HOUR_MS, Math.max(...spans.map((span) => span.untilMs)))
  return { fromMs: Math.floor(fromMs / HOUR_MS) * HOUR_MS, untilMs: Math.ceil(untilMs / HOUR_MS) * HOUR_MS }
}

/**
 * Instant with which a timeline begins on the screen: an hour before now while it is on, else the hour of the first guest,
 * else the opening. `nowMs`: `null` on any day but today. Contract C25.
 */
export function firstShown(hours: TimeSpan, visits: readonly BoardReservation[], nowMs: number | null): number {
  if (nowMs !== null && nowMs >= hours.fromMs && nowMs < hours.untilMs) return Math.max(hours.fromMs, nowMs - HOUR_MS)
  const first = Math.min(...visits.filter(isOngoing).map(({ starts_at }) => Date.parse(starts_at)))
  return Number.isFinite(first) ? Math.max(hours.fromMs, Math.floor(first / HOUR_MS) * HOUR_MS) : hours.fromMs
}

/** Visits by the hour in which they begin, with the guests of each hour. Contract C25. */
export function visitsByHour(visits: readonly BoardReservation[]) {
  const hours = new Map<number, BoardReservation[]>()
  for (const one of visits) {
    const hour = Math.floor(Date.parse(one.starts_at) / HOUR_MS) * HOUR_MS
    hours.set(hour, [...(hours.get(hour) ?? []), one])
  }
  return [...hours]
    .sort(([a], [b]) => a - b)
    .map(([fromMs, ofHour]) => ({ fromMs, visits: ofHour, guests: guestsOf(ofHour) }))
}

const guestsOf = (visits: readonly BoardReservation[]) => visits.reduce((sum, one) => sum + one.guests_number, 0)

/** Guests seated or expected in each half hour of the period. Contract C25. */
export function guestsByHalfHour(visits: readonly BoardReservation[], { fromMs, untilMs }: TimeSpan) {
  const coming = visits.filter(isOngoing)
  return Array.from({ length: Math.ceil((untilMs - fromMs) / HALF_HOUR_MS) }, (_, index) => {
    const half = { fromMs: fromMs + index * HALF_HOUR_MS, untilMs: fromMs + (index + 1) * HALF_HOUR_MS }
    return { ...half, guests: guestsOf(coming.filter((one) => overlaps(timeSpanOf(one), half))) }
  })
}

const HOUR_MS = 3_600_000
const HALF_HOUR_MS = HOUR_MS / 2

function overlaps(one: TimeSpan, other: TimeSpan): boolean {
  return one.fromMs < other.untilMs && other.fromMs < one.untilMs
}

function msOfWall(wall: string): number {
  const { date, time } = splitWallTime(wall)
  return instantOf(date, time).getTime()
}
