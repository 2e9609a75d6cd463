import { addDays, isLocalDate, type LocalDate, weekdayOf } from '@/lib/domain/time/time'

export interface Period {
  from: LocalDate
  /** Last day, included. */
  to: LocalDate
}

/** Thirteen months, so that a month can be compared with that of a year ago. */
const MAX_WEEKS = 58
const USUAL_WEEKS = 4

/**
 * Period of the whole weeks around the days in an address; without days the last four weeks, `null` for an invalid
 * period or one without a finished week. Two reports that differ by a day, or by an hour of this week, could reveal
 * a single person. Contract C39.
 */
export function periodOf(from: unknown, to: unknown, today: LocalDate): Period | null {
  const lastSunday = addDays(today, -1 - weekdayOf(today))
  if ((from ?? '') === '' && (to ?? '') === '')
    return { from: addDays(lastSunday, 1 - 7 * USUAL_WEEKS), to: lastSunday }
  if (typeof from !== 'string' || typeof to !== 'string' || !isLocalDate(from) || !isLocalDate(to)) return null
  if (from > to) return null
  const monday = addDays(from, -weekdayOf(from))
  const sunday = addDays(to, 6 - weekdayOf(to))
  const period = { from: monday, to: sunday > lastSunday ? lastSunday : sunday }
  return period.from < period.to && addDays(monday, 7 * MAX_WEEKS) > period.to ? period : null
}

/** Year and number of the ISO week that begins on a Monday: `2026-W53`. */
export function isoWeekOf(monday: LocalDate): string {
  // The year of a week is that of its Thursday.
  const thursday = addDays(monday, 3 - weekdayOf(monday))
  const year = thursday.slice(0, 4)
  const daysIntoYear = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / 86_400_000
  return `${year}-W${String(Math.floor(daysIntoYear / 7) + 1).padStart(2, '0')}`
}
