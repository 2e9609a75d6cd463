import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { mergeSpans, spansOf } from '@/lib/domain/restaurant/hours/spans'
import { addDays, type LocalDate, type LocalTime, localDateOf, localTimeOf } from '@/lib/domain/time/time'

/** One period of opening, as numbers that a browser only compares. */
export interface Opening {
  fromMs: number
  untilMs: number
  opensOn: LocalDate
  opens: LocalTime
  /** `24:00` for midnight; `null` if the period is longer than a day. */
  closes: LocalTime | null
}

const DAYS_AHEAD = 9
const DAY_MS = 86_400_000

/** The openings from the previous day on, so that a cached page can still show the current state. Reading A11. */
export function upcomingOpenings(hours: OpeningHours, now: Date): Opening[] {
  const dates = datesAround(localDateOf(now))
  const spans = mergeSpans(dates.flatMap((date) => spansOf(intervalsOn(hours, date), date)))
  return spans
    .filter(({ closesAt }) => closesAt > now)
    .map(({ opensAt, closesAt }) => ({
      fromMs: opensAt.getTime(),
      untilMs: closesAt.getTime(),
      opensOn: localDateOf(opensAt),
      opens: localTimeOf(opensAt),
      closes: closesAt.getTime() - opensAt.getTime() > DAY_MS ? null : closingTime(closesAt),
    }))
}

// Kept for the day that was asked last: a list asks for the same days for each of its restaurants.
let known: { today: LocalDate; dates: LocalDate[] } | undefined

function datesAround(today: LocalDate): LocalDate[] {
  if (known?.today !== today) {
    known = { today, dates: Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => addDays(today, day - 1)) }
  }
  return known.dates
}

function closingTime(closesAt: Date): LocalTime {
  const time = localTimeOf(closesAt)
  return time === '00:00' ? '24:00' : time
}
