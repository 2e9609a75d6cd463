'use client'

import { nearestFreeTime } from '@/lib/domain/list/tables/slots'
import { formatDay, formatDayShort } from '@/lib/domain/time/dates-pl'
import { type LocalDate, type LocalTime, weekdayOf } from '@/lib/domain/time/time'
import { WEEKDAYS_SHORT } from '@/messages/content/weekdays'
import { useFreshAvailability } from './fresh-availability'

/** The day of the free times below. */
export function FreshDay({ date, isShort = false }: { date: LocalDate; isShort?: boolean }) {
  const shown = useFreshAvailability()?.search.date ?? date
  return isShort ? formatDayShort(shown) : formatDay(shown)
}

type DayHoursProps = {
  /** Day of the page's slots. */
  date: LocalDate
  hours: Record<LocalDate, string>
}

/** Opening hours of the day of the free times beside them, named by its weekday. */
export function DayHours({ date, hours }: DayHoursProps) {
  const shown = useFreshAvailability()?.search.date ?? date
  return hours[shown] ? `${WEEKDAYS_SHORT[weekdayOf(shown)]} ${hours[shown].toLocaleLowerCase('pl')}` : null
}

type FreshFactProps = {
  id: number
  /** Time of the page's search. */
  time: LocalTime
  /** The nearest free time, used until a newer answer arrives; `null` where nothing is free. */
  free: LocalTime | null
  /** With `{time}`. */
  text: string
}

/**
 * The time of the nearest table, if it differs from the page's hour, in the page's words. It refreshes with the times
 * below.
 */
export function FreshFact({ id, time, free, text }: FreshFactProps) {
  const answer = useFreshAvailability()?.answers.get(id)
  const shown = answer ? nearestFreeTime(answer, time) : free
  return shown && shown !== time ? text.replace('{time}', shown) : null
}
