import { addMinutes } from 'date-fns'
import { intervalsOn } from '@/lib/hours/intervals'
import type { OpeningHours } from '@/lib/hours/schema'
import { joinSpans, type Span, spansOf } from '@/lib/hours/spans'
import { addDays, localDateOf } from '@/lib/time'

const DAYS_AHEAD = 14

/** The stretches of opening from `from` on, the present one cut to what is left of it, for 14 days. */
export function openSpansFrom(hours: OpeningHours, from: Date): Span[] {
  // The night before may still be open after midnight.
  const dates = Array.from({ length: DAYS_AHEAD + 2 }, (_, i) => addDays(localDateOf(from), i - 1))
  return joinSpans(dates.flatMap((date) => spansOf(intervalsOn(hours, date), date)))
    .filter(({ closesAt }) => closesAt > from)
    .map((span) => ({ ...span, opensAt: span.opensAt > from ? span.opensAt : from }))
}

/** When `minutes` of opening have passed since `from`; null where 14 days do not bring that many. Contract C1. */
export function afterOpenMinutes(hours: OpeningHours, from: Date, minutes: number): Date | null {
  let left = minutes * 60_000
  for (const { opensAt, closesAt } of openSpansFrom(hours, from)) {
    const length = closesAt.getTime() - opensAt.getTime()
    if (left <= length) return addMinutes(opensAt, left / 60_000)
    left -= length
  }
  return null
}
