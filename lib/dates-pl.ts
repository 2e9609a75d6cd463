import type { LocalDate } from '@/lib/time'

const parts = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('pl-PL', { timeZone: 'UTC', ...options })
const long = parts({ weekday: 'long', day: 'numeric', month: 'long' })
const short = parts({ weekday: 'short', day: 'numeric', month: 'short' })

/** Monday first. Ledger L085, L086. */
export const WEEKDAYS = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'] as const
/** Monday first. Ledger L085. */
export const WEEKDAYS_SHORT = ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'] as const

/** "piątek, 27 listopada". */
export function formatDay(date: LocalDate): string {
  return long.format(noonOf(date))
}

/** "pt., 27 lis". */
export function formatDayShort(date: LocalDate): string {
  return short.format(noonOf(date))
}

function noonOf(date: LocalDate): Date {
  return new Date(`${date}T12:00:00Z`)
}
