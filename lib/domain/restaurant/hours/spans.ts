import type { Interval } from '@/lib/domain/restaurant/hours/schema'
import { addDays, instantOf, type LocalDate, minutesOf } from '@/lib/domain/time/time'

/** One period of opening between two instants; `closesAt` itself is closed. */
export type Span = { opensAt: Date; closesAt: Date }

/** The intervals of one calendar day in Warsaw as instants, after-midnight closings on the next day. Reading A11. */
export function spansOf(intervals: Interval[], date: LocalDate): Span[] {
  return intervals.map(({ open, close }) => ({
    opensAt: instantOf(date, open),
    closesAt: closingOf(date, open, close),
  }))
}

/** Spans in order, merged if they touch or overlap: a restaurant that never closes has one long span. */
export function mergeSpans(spans: Span[]): Span[] {
  const joined: Span[] = []
  for (const span of [...spans].sort((a, b) => a.opensAt.getTime() - b.opensAt.getTime())) {
    const last = joined.at(-1)
    if (last && span.opensAt <= last.closesAt) last.closesAt = later(last.closesAt, span.closesAt)
    else joined.push({ ...span })
  }
  return joined
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b
}

// A close at or before the opening is on the next day.
function closingOf(date: LocalDate, open: string, close: string): Date {
  return minutesOf(close) <= minutesOf(open) ? instantOf(addDays(date, 1), close) : instantOf(date, close)
}
