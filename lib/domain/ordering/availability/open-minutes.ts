import { addMinutes } from 'date-fns/addMinutes'
import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { mergeSpans, type Span, spansOf } from '@/lib/domain/restaurant/hours/spans'
import { addDays, localDateOf } from '@/lib/domain/time/time'

const DAYS_AHEAD = 14

/**
 * The periods of opening from `from` on, for 14 days; the current one starts at `from`. A generator, because most
 * callers need only the first.
 */
export function* openSpansFrom(hours: OpeningHours, from: Date): Generator<Span, undefined> {
  const today = localDateOf(from)
  let pending: Span[] = []
  // The day before may still be open after midnight.
  for (let day = -1; day <= DAYS_AHEAD; day++) {
    const date = addDays(today, day)
    pending = mergeSpans([...pending, ...spansOf(intervalsOn(hours, date), date)])
    // The last period may continue into the next day.
    const last = pending.pop()
    yield* pending.filter(({ closesAt }) => closesAt > from).map((span) => cutTo(span, from))
    pending = last ? [last] : []
  }
  yield* pending.filter(({ closesAt }) => closesAt > from).map((span) => cutTo(span, from))
}

/** The opening that contains `now`, starting at `now`; null while the restaurant is closed. */
export function openingAt(hours: OpeningHours, now: Date): Span | null {
  const first = openSpansFrom(hours, now).next().value
  return first && first.opensAt <= now ? first : null
}

/**
 * The instant at which `minutes` of opening have passed since `from`; null if 14 days do not contain that many.
 * Contract C1.
 */
export function afterOpenMinutes(hours: OpeningHours, from: Date, minutes: number): Date | null {
  let left = minutes * 60_000
  for (const { opensAt, closesAt } of openSpansFrom(hours, from)) {
    const length = closesAt.getTime() - opensAt.getTime()
    if (left <= length) return addMinutes(opensAt, left / 60_000)
    left -= length
  }
  return null
}

function cutTo(span: Span, from: Date): Span {
  return { ...span, opensAt: span.opensAt > from ? span.opensAt : from }
}
