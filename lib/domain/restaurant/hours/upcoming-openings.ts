import { memo } from '@/lib/domain/memo'
import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { mergeSpans, spansOf } from '@/lib/domain/restaurant/hours/spans'
import { addDays, type LocalDate, type LocalTime, localDateOf, localTimeOf } from '@/lib/domain/time/time'

/** One period of opening, as numbers that a browser only compares. */
export interface UpcomingOpening {
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
export function upcomingOpenings(hours: OpeningHours, now: Date): UpcomingOpening[] {
  const nowMs = now.getTime()
  return openingsAround(JSON.stringify(hours), localDateOf(now)).filter(({ untilMs }) => untilMs > nowMs)
}

/**
 * A restaurant's openings are the same all day, and lists need the same restaurants repeatedly. @param json its
 * `OpeningHours`
 */
function findOpenings(json: string, today: LocalDate): readonly UpcomingOpening[] {
  const hours: OpeningHours = JSON.parse(json)
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => addDays(today, day - 1))
  const spans = mergeSpans(dates.flatMap((date) => spansOf(intervalsOn(hours, date), date)))
  return spans.map(({ opensAt, closesAt }) => ({
    fromMs: opensAt.getTime(),
    untilMs: closesAt.getTime(),
    opensOn: localDateOf(opensAt),
    opens: localTimeOf(opensAt),
    closes: closesAt.getTime() - opensAt.getTime() > DAY_MS ? null : closingTime(closesAt),
  }))
}
const openingsAround = memo(findOpenings, { entries: 1000 })

function closingTime(closesAt: Date): LocalTime {
  const time = localTimeOf(closesAt)
  return time === '00:00' ? '24:00' : time
}
