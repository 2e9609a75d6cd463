import { dayAndMonth } from '@/lib/domain/time/dates-pl'
import type { LocalDate } from '@/lib/domain/time/time'

/** "21 listopada 2026". */
export function formatLongDate(date: LocalDate): string {
  return `${dayAndMonth(date)} ${date.slice(0, 4)}`
}
