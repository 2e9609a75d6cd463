'use client'

import { formatDay } from '@/lib/dates-pl'
import type { LocalDate } from '@/lib/time'
import { useFresh } from './fresh-availability'

/** The day that the free times below are of. */
export function FreshDay({ date }: { date: LocalDate }) {
  return <>{formatDay(useFresh()?.search.date ?? date)}</>
}
