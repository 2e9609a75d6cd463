import { addDays, isLocalDate, type LocalDate, weekdayOf } from '@/lib/domain/time/time'

export interface Period {
  from: LocalDate
  /** Included. */
  to: LocalDate
}

/** Thirteen months, so that a month can be held beside that of a year ago. */
export const MAX_PERIOD_DAYS = 397
const USUAL_DAYS = 28

/** Is it a period that a report may have? Contract C39. */
export function isPeriod({ from, to }: Period): boolean {
  return from <= to && addDays(from, MAX_PERIOD_DAYS) > to
}

/** The period that an address asks for; the last four weeks for none, `null` for what is no period. */
export function periodOf(from: unknown, to: unknown, today: LocalDate): Period | null {
  if ((from ?? '') === '' && (to ?? '') === '') return { from: addDays(today, 1 - USUAL_DAYS), to: today }
  if (typeof from !== 'string' || typeof to !== 'string' || !isLocalDate(from) || !isLocalDate(to)) return null
  return isPeriod({ from, to }) ? { from, to } : null
}

/** Year and number of the ISO week that begins on a Monday: `2026-W53`. */
export function isoWeekOf(monday: LocalDate): string {
  // The year of a week is that of its Thursday.
  const thursday = addDays(monday, 3 - weekdayOf(monday))
  const year = thursday.slice(0, 4)
  const daysIntoYear = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / 86_400_000
  return `${year}-W${String(Math.floor(daysIntoYear / 7) + 1).padStart(2, '0')}`
}
