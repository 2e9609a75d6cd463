import type { Interval, OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { type LocalTime, minutesOf } from '@/lib/domain/time/time'
import { HOURS_LABELS } from '@/messages/content/hours-labels'

const MIDNIGHT = 24 * 60

/**
 * The hours of one day in the seed's texts: `Zamknięte`, `Czynne całą dobę`, `10–22`, `9:30–21:30`. A close of 0, at or
 * before the opening is shown as 24. For the true hour see `isOpenAt`. Ledger L243–L247, reading A11.
 */
export function hoursText(intervals: readonly Interval[]): string {
  if (intervals.length === 0) return HOURS_LABELS.closed
  if (intervals.some(isAllDay)) return HOURS_LABELS.allDay
  return intervals.map(({ open, close }) => `${clock(minutesOf(open))}–${clock(closing(open, close))}`).join(', ')
}

/**
 * Like `hoursText`, with true closings after midnight, `12–2`: beside 'Otwarte do 02:00' the seed's `12–24` looks like
 * a mistake.
 */
export function trueHoursText(intervals: readonly Interval[]): string {
  if (intervals.length === 0 || intervals.some(isAllDay)) return hoursText(intervals)
  return intervals
    .map(({ open, close }) => `${clock(minutesOf(open))}–${clock(minutesOf(close) || MIDNIGHT)}`)
    .join(', ')
}

/** Seven texts, Monday first, without exceptions. */
export function weekText(hours: OpeningHours): string[] {
  return hours.week.map(hoursText)
}

function isAllDay({ open, close }: Interval): boolean {
  return minutesOf(open) === 0 && closing(open, close) === MIDNIGHT
}

function closing(open: LocalTime, close: LocalTime): number {
  return minutesOf(close) <= minutesOf(open) ? MIDNIGHT : minutesOf(close)
}

function clock(minutes: number): string {
  const rest = minutes % 60
  const hour = Math.floor(minutes / 60)
  return rest === 0 ? `${hour}` : `${hour}:${String(rest).padStart(2, '0')}`
}
