import { addDays, type LocalDate, type LocalTime, weekdayOf } from '@/lib/domain/time/time'
import { MONTHS, MONTHS_OF_DATES, MONTHS_SHORT } from '@/messages/content/months'
import { NEAR_DAYS, WEEKDAY_FORMS, WEEKDAYS, WEEKDAYS_SHORT } from '@/messages/content/weekdays'

// From tables, not by `Intl`, whose first use in a page costs 30 ms (PERFORMANCE.md); a test compares both.

/** "piątek, 27 listopada". */
export function formatDay(date: LocalDate): string {
  return `${WEEKDAYS[weekdayOf(date)]}, ${dayAndMonth(date)}`
}

/** "pt., 27 lis". */
export function formatDayShort(date: LocalDate): string {
  return `${WEEKDAYS_SHORT[weekdayOf(date)]}, ${dayOf(date)} ${MONTHS_SHORT[monthOf(date)]}`
}

/** "pt. 27". */
export function formatWeekday(date: LocalDate): string {
  return `${WEEKDAYS_SHORT[weekdayOf(date)]} ${dayOf(date)}`
}

/** "21 listopada 2026". */
export function formatLongDate(date: LocalDate): string {
  return `${dayAndMonth(date)} ${date.slice(0, 4)}`
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

/** "dziś 18:00", "jutro 18:00", "niedziela 18:00"; more than six days from `today` "niedziela, 13 grudnia, 18:00". */
export function formatMoment(date: LocalDate, time: LocalTime, today: LocalDate): string {
  if (date < today || date >= addDays(today, 7)) return `${formatDay(date)}, ${time}`
  return `${nearDay(date, today) ?? WEEKDAYS[weekdayOf(date)]} ${time}`
}

/** "dziś" or "jutro"; `null` for any other day. */
export function nearDay(date: LocalDate, today: LocalDate): string | null {
  if (date === today) return NEAR_DAYS.today
  return date === addDays(today, 1) ? NEAR_DAYS.tomorrow : null
}

/** After 'do': "12:04" on the day of `today`, "niedzieli, 12:04" on another one. Contract C1. */
export function untilMoment(date: LocalDate, time: LocalTime, today: LocalDate): string {
  return date === today ? time : `${untilDay(date, today)}, ${time}`
}

function formOf(date: LocalDate): (typeof WEEKDAY_FORMS)[number] {
  // `weekdayOf` is 0–6, so the form always exists; the fallback is for the type.
  return WEEKDAY_FORMS[weekdayOf(date)] ?? WEEKDAY_FORMS[0]
}

function dayAndMonth(date: LocalDate): string {
  return `${dayOf(date)} ${MONTHS_OF_DATES[monthOf(date)]}`
}

function dayOf(date: LocalDate): number {
  return Number(date.slice(8))
}

/** From 0. */
function monthOf(date: LocalDate): number {
  return Number(date.slice(5, 7)) - 1
}

/** `2026-10` → `październik 2026`. */
export function monthName(month: string): string {
  return `${MONTHS[monthOf(month)]} ${month.slice(0, 4)}`
}
