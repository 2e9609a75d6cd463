import { addHours, isAfter } from 'date-fns'
import type { Interval, OpeningHours } from '@/lib/hours/schema'
import { joinSpans, type Span, spansOf } from '@/lib/hours/spans'
import { addDays, type LocalDate, type LocalTime, localDateOf, localTimeOf, weekdayOf } from '@/lib/time'

const DAYS_AHEAD = 14

/** `until` is null where the doors stay open for more than 24 hours; `opens` is null where they stay shut for 14 days. */
export type OpenState =
  | { open: true; until: LocalTime | null }
  | { open: false; opens: { date: LocalDate; time: LocalTime } | null }

/** The intervals that begin on `date`; an exception takes the place of its weekday. */
export function intervalsOn(hours: OpeningHours, date: LocalDate): Interval[] {
  const exception = hours.exceptions.find((other) => other.date === date)
  return exception ? exception.intervals : (hours.week[weekdayOf(date)] ?? [])
}

/** A closing after midnight belongs to the night before; at the closing minute it is closed. Reading A11. */
export function isOpenAt(hours: OpeningHours, instant: Date): boolean {
  return spansAround(hours, localDateOf(instant), 0).some((span) => contains(span, instant))
}

/** Is it open without a break from `from` until `to`? Closing exactly at `to` is in time. */
export function isOpenDuring(hours: OpeningHours, from: Date, to: Date): boolean {
  const nights = Math.ceil((to.getTime() - from.getTime()) / 86_400_000)
  const span = spansAround(hours, localDateOf(from), Math.max(nights, 0)).find((one) => contains(one, from))
  return span !== undefined && to <= span.closesAt
}

/** Open until when, or closed until when; midnight as a closing time is `24:00`. */
export function openStateAt(hours: OpeningHours, now: Date): OpenState {
  // Two days on is farther than the 24 hours of `until`, even when the clocks change.
  const current = spansAround(hours, localDateOf(now), 2).find((span) => contains(span, now))
  if (current) return { open: true, until: untilOf(current, now) }
  return { open: false, opens: opensAfter(hours, now) }
}

function untilOf({ closesAt }: Span, now: Date): LocalTime | null {
  if (isAfter(closesAt, addHours(now, 24))) return null
  const time = localTimeOf(closesAt)
  return time === '00:00' ? '24:00' : time
}

// Day by day, since nearly every place opens again tomorrow and instants are dear to compute.
function opensAfter(hours: OpeningHours, now: Date): { date: LocalDate; time: LocalTime } | null {
  const today = localDateOf(now)
  for (let day = 0; day <= DAYS_AHEAD; day += 1) {
    const date = addDays(today, day)
    const opening = joinSpans(spansOf(intervalsOn(hours, date), date)).find(({ opensAt }) => isAfter(opensAt, now))
    if (opening) return { date: localDateOf(opening.opensAt), time: localTimeOf(opening.opensAt) }
  }
  return null
}

/** From the night before `date` until `days` days after it. */
function spansAround(hours: OpeningHours, date: LocalDate, days: number): Span[] {
  const dates = Array.from({ length: days + 2 }, (_, i) => addDays(date, i - 1))
  return joinSpans(dates.flatMap((day) => spansOf(intervalsOn(hours, day), day)))
}

function contains({ opensAt, closesAt }: Span, instant: Date): boolean {
  return opensAt <= instant && instant < closesAt
}
