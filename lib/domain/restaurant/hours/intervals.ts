import type { Interval, OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { mergeSpans, type Span, spansOf } from '@/lib/domain/restaurant/hours/spans'
import { addDays, type LocalDate, localDateOf, weekdayOf } from '@/lib/domain/time/time'

/** The intervals that start on `date`; an exception replaces its weekday. */
export function intervalsOn(hours: OpeningHours, date: LocalDate): Interval[] {
  const exception = hours.exceptions.find((other) => other.date === date)
  return exception ? exception.intervals : (hours.week[weekdayOf(date)] ?? [])
}

/** A closing after midnight belongs to the day before; the closing minute is closed. Reading A11. */
export function isOpenAt(hours: OpeningHours, instant: Date): boolean {
  return spansAround(hours, localDateOf(instant)).some((span) => contains(span, instant))
}

/** The spans of `date` and of the day before. */
function spansAround(hours: OpeningHours, date: LocalDate): Span[] {
  return mergeSpans([addDays(date, -1), date].flatMap((day) => spansOf(intervalsOn(hours, day), day)))
}

function contains({ opensAt, closesAt }: Span, instant: Date): boolean {
  return opensAt <= instant && instant < closesAt
}
