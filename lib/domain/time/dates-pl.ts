import { addDays, type LocalDate, type LocalTime, weekdayOf } from '@/lib/domain/time/time'
import { WEEKDAY_FORMS } from '@/messages/content/weekdays'

const parts = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('pl-PL', { timeZone: 'UTC', ...options })
const long = parts({ weekday: 'long', day: 'numeric', month: 'long' })
const weekday = parts({ weekday: 'short' })
const short = parts({ weekday: 'short', day: 'numeric', month: 'short' })

/** "piątek, 27 listopada". */
export function formatDay(date: LocalDate): string {
  return long.format(noonOf(date))
}

/** "pt., 27 lis". */
export function formatDayShort(date: LocalDate): string {
  return short.format(noonOf(date))
}

/** "pt. 27". */
export function formatWeekday(date: LocalDate): string {
  return `${weekday.format(noonOf(date))} ${Number(date.slice(-2))}`
}

/** "w niedzielę". */
export function onDay(date: LocalDate): string {
  return formOf(date).on
}

/** "w niedzielę, 29 listopada". */
export function onDate(date: LocalDate): string {
  return `${formOf(date).on}, ${dayAndMonth(date)}`
}

/** "niedzieli", for use after 'do' and 'od'; for a day more than six days from `today` "niedzieli, 29 listopada". */
export function untilDay(date: LocalDate, today: LocalDate): string {
  return date < addDays(today, 7) ? formOf(date).until : untilDate(date)
}

/** "niedzieli, 29 listopada", for use after 'do' and 'od'. */
export function untilDate(date: LocalDate): string {
  return `${formOf(date).until}, ${dayAndMonth(date)}`
}

/** After 'do': "12:04" on the day of `today`, "niedzieli, 12:04" on another one. Contract C1. */
export function untilMoment(date: LocalDate, time: LocalTime, today: LocalDate): string {
  return date === today ? time : `${untilDay(date, today)}, ${time}`
}

function formOf(date: LocalDate): (typeof WEEKDAY_FORMS)[number] {
  // `weekdayOf` is 0–6, so the form always exists; the fallback is for the type.
  return WEEKDAY_FORMS[weekdayOf(date)] ?? WEEKDAY_FORMS[0]
}

// A function instead of a constant, so that bundles that do not use it leave it out.
function dayAndMonth(date: LocalDate): string {
  return parts({ day: 'numeric', month: 'long' }).format(noonOf(date))
}

function noonOf(date: LocalDate): Date {
  return new Date(`${date}T12:00:00Z`)
}

/** `2026-10` → `październik 2026`. */
export function monthName(month: string): string {
  return parts({ month: 'long', year: 'numeric' }).format(noonOf(`${month}-01`))
}
