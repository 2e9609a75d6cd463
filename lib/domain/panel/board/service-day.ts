import { openSpansFrom } from '@/lib/domain/ordering/availability/open-minutes'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { untilMoment } from '@/lib/domain/time/dates-pl'
import { addDays, instantOf, type LocalDate, type LocalTime, localDateOf, localTimeOf } from '@/lib/domain/time/time'
import type { SoldOutPeriod } from './command-schema'

/** A night that ends after midnight belongs to the day on which it began, until 5 in the morning. */
export const NIGHT_ENDS = '05:00'

/** The day of the evening that `now` belongs to. Contract C22. */
export function serviceDayOf(now: Date): LocalDate {
  const date = localDateOf(now)
  return localTimeOf(now) < NIGHT_ENDS ? addDays(date, -1) : date
}

/** Span from 05:00 to 05:00: at 01:00 a party of this evening sits on the next calendar day. */
export function serviceDaySpan(day: LocalDate): { from: Date; until: Date } {
  return { from: instantOf(day, NIGHT_ENDS), until: instantOf(addDays(day, 1), NIGHT_ENDS) }
}

/** The calendar date of a time of day within that evening. */
export function calendarDateOf(day: LocalDate, time: LocalTime): LocalDate {
  return time < NIGHT_ENDS ? addDays(day, 1) : day
}

/** Calendar date of the end of a period: 05:00 ends that evening. */
export function calendarDateOfEnd(day: LocalDate, time: LocalTime): LocalDate {
  return time <= NIGHT_ENDS ? addDays(day, 1) : day
}

/** The end of that evening. */
export function serviceDayEnd(now: Date): Date {
  return serviceDaySpan(serviceDayOf(now)).until
}

/** The opening that is running, else the next one; null where 14 days have none. */
const openingFrom = (hours: OpeningHours, now: Date) => openSpansFrom(hours, now).next().value ?? null

/**
 * End of a sold-out period; `null` = until further notice. For this opening, the next one while the restaurant is closed;
 * or until the first opening after this evening. Contract C23.
 */
export function soldOutUntil(period: SoldOutPeriod, hours: OpeningHours, now: Date): Date | null {
  if (period === 'further_notice') return null
  const end = serviceDayEnd(now)
  if (period === 'tomorrow') return openingFrom(hours, end)?.opensAt ?? end
  return openingFrom(hours, now)?.closesAt ?? end
}

/** End of a limit for the evening: of the opening that is running, else of the next one. Contract C23. */
export function limitUntil(hours: OpeningHours, now: Date): Date {
  return serviceDayEnd(openingFrom(hours, now)?.opensAt ?? now)
}

/**
 * After 'do': "23:00" on the service day of `now`, else with the weekday: "soboty, 23:00". At 0:30 the evening's opening
 * of the same date is another day of service.
 */
export function untilInService(until: Date, now: Date): string {
  const [date, time] = [localDateOf(until), localTimeOf(until)]
  return serviceDayOf(until) === serviceDayOf(now) ? time : untilMoment(date, time, serviceDayOf(now))
}
