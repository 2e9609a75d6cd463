'use client'

import { useEffect, useState } from 'react'
import { WEEKDAYS_SHORT } from '@/lib/dates-pl'
import { type LocalDate, localDateOf, weekdayOf } from '@/lib/time'

type Props = { days: { date: LocalDate; hours: string }[] }

/** The hours of today, named by their weekday; a page that has outlived its day moves on after load. */
export function TodayHours({ days }: Props) {
  const [today, setToday] = useState(days[0]?.date)

  useEffect(() => setToday(localDateOf(new Date())), [])

  const shown = days.find(({ date }) => date === today) ?? days[0]
  return shown ? `${WEEKDAYS_SHORT[weekdayOf(shown.date)]} ${shown.hours.toLocaleLowerCase('pl')}` : null
}
