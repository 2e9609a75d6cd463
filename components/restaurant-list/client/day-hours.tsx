'use client'

import { type LocalDate, weekdayOf } from '@/lib/domain/time/time'
import { WEEKDAYS_SHORT } from '@/messages/content/weekdays'
import { useFreshAvailability } from './fresh-availability'

type Props = {
  /** Day of the page's slots. */
  date: LocalDate
  hours: Record<LocalDate, string>
}

/** The opening hours of the day that the free times beside them are for, named by its weekday. */
export function DayHours({ date, hours }: Props) {
  const shown = useFreshAvailability()?.search.date ?? date
  return hours[shown] ? `${WEEKDAYS_SHORT[weekdayOf(shown)]} ${hours[shown].toLocaleLowerCase('pl')}` : null
}
