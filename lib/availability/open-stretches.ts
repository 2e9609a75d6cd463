import { dayAfter } from '@/lib/availability/calendar-memo'
import { intervalsOn } from '@/lib/hours/intervals'
import type { Interval, OpeningHours } from '@/lib/hours/schema'
import { type LocalDate, minutesOf } from '@/lib/time'

/** Open from `fromMinutes` until `untilMinutes`, counted from midnight of one day; negative is the night before. */
export interface Stretch {
  fromMinutes: number
  untilMinutes: number
}

/** Guests are seated until an hour before closing. */
export const LAST_SEATING_MINUTES = 60

/**
 * When the doors are open around `date`, in wall-clock minutes. Stretches that touch are one,
 * so a house open day and night has no seam at midnight.
 */
export function openStretches(hours: OpeningHours, date: LocalDate): Stretch[] {
  return [-1, 0, 1]
    .flatMap((day) => intervalsOn(hours, dayAfter(date, day)).map((interval) => stretchOf(interval, day)))
    .sort((a, b) => a.fromMinutes - b.fromMinutes)
    .reduce<Stretch[]>(joinTouching, [])
}

/** May guests be seated at this minute of the day? A stay shorter than the last hour has to fit whole. */
export function isSeatingTime(stretches: Stretch[], minutes: number, stayMinutes: number): boolean {
  return stretches.some((stretch) => stretch.fromMinutes <= minutes && minutes <= lastSeating(stretch, stayMinutes))
}

/** The last minute at which guests may be seated before the doors close. */
export function lastSeating({ untilMinutes }: Stretch, stayMinutes: number): number {
  return untilMinutes - Math.min(LAST_SEATING_MINUTES, stayMinutes)
}

/** Are the doors open at this minute of the day? At the closing minute they are not. */
export function isOpenMinute(stretches: Stretch[], minutes: number): boolean {
  return stretches.some((s) => s.fromMinutes <= minutes && minutes < s.untilMinutes)
}

function stretchOf({ open, close }: Interval, day: number): Stretch {
  const from = minutesOf(open)
  const until = minutesOf(close)
  const past = until <= from ? until + 1440 : until
  return { fromMinutes: from + day * 1440, untilMinutes: past + day * 1440 }
}

function joinTouching(joined: Stretch[], next: Stretch): Stretch[] {
  const last = joined.at(-1)
  if (!last || last.untilMinutes < next.fromMinutes) return [...joined, next]
  last.untilMinutes = Math.max(last.untilMinutes, next.untilMinutes)
  return joined
}
