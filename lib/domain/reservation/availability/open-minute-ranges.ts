import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import type { Interval, OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { addDays, type LocalDate, minutesOf } from '@/lib/domain/time/time'

/** Open from `fromMinutes` until `untilMinutes`, counted from midnight of one day; negative is the day before. */
export interface OpenMinutes {
  fromMinutes: number
  untilMinutes: number
}

/** Diners are seated until this many minutes before closing. */
const LAST_SEATING_MINUTES = 60

/**
 * Opening around `date`, in wall-clock minutes. Adjacent ranges are merged, so a restaurant open day and night has no
 * gap at midnight.
 */
export function openMinuteRanges(hours: OpeningHours, date: LocalDate): readonly OpenMinutes[] {
  const days = known.get(hours) ?? new Map<LocalDate, readonly OpenMinutes[]>()
  const ranges = days.get(date) ?? rangesOf(hours, date)
  known.set(hours, days.set(date, ranges))
  return ranges
}

// Cached ranges of hours that stay in memory: a ranking reads the same day of them repeatedly.
const known = new WeakMap<OpeningHours, Map<LocalDate, readonly OpenMinutes[]>>()

function rangesOf(hours: OpeningHours, date: LocalDate): OpenMinutes[] {
  return [-1, 0, 1]
    .flatMap((day) => intervalsOn(hours, addDays(date, day)).map((interval) => minuteRangeOf(interval, day)))
    .sort((a, b) => a.fromMinutes - b.fromMinutes)
    .reduce<OpenMinutes[]>(mergeTouching, [])
}

/**
 * Minutes before closing at which diners are seated last: the restaurant's own value, else an hour, or a shorter stay,
 * which must fit completely. Contract C4.
 */
export function lastSeatingMinutes(hours: Pick<OpeningHours, 'last_seating_minutes'>, stayMinutes: number): number {
  return hours.last_seating_minutes ?? Math.min(LAST_SEATING_MINUTES, stayMinutes)
}

/** May diners be seated at this minute of the day, `lastMinutes` before closing at the latest? */
export function isSeatingTime(ranges: readonly OpenMinutes[], minutes: number, lastMinutes: number): boolean {
  return ranges.some((range) => range.fromMinutes <= minutes && minutes <= lastSeating(range, lastMinutes))
}

/** The last minute at which diners may be seated, `lastMinutes` before closing. */
export function lastSeating({ untilMinutes }: OpenMinutes, lastMinutes: number): number {
  return untilMinutes - lastMinutes
}

/** Is the restaurant open at this minute of the day? The closing minute is not included. */
export function isOpenMinute(ranges: readonly OpenMinutes[], minutes: number): boolean {
  return ranges.some((s) => s.fromMinutes <= minutes && minutes < s.untilMinutes)
}

function minuteRangeOf({ open, close }: Interval, day: number): OpenMinutes {
  const from = minutesOf(open)
  const until = minutesOf(close)
  const past = until <= from ? until + 1440 : until
  return { fromMinutes: from + day * 1440, untilMinutes: past + day * 1440 }
}

function mergeTouching(joined: OpenMinutes[], next: OpenMinutes): OpenMinutes[] {
  const last = joined.at(-1)
  if (!last || last.untilMinutes < next.fromMinutes) return [...joined, next]
  last.untilMinutes = Math.max(last.untilMinutes, next.untilMinutes)
  return joined
}
