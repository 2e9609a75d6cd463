'use client'

import { formatDay, formatDayShort } from '@/lib/domain/time/dates-pl'
import type { LocalDate } from '@/lib/domain/time/time'
import { useFreshAvailability } from './fresh-availability'

/** The day of the free times below. */
export function FreshDay({ date, isShort = false }: { date: LocalDate; isShort?: boolean }) {
  const shown = useFreshAvailability()?.search.date ?? date
  return isShort ? formatDayShort(shown) : formatDay(shown)
}
