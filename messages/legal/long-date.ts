import type { LocalDate } from '@/lib/domain/time/time'

const format = new Intl.DateTimeFormat('pl-PL', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })

/** "21 listopada 2026". */
export function formatLongDate(date: LocalDate): string {
  return format.format(new Date(`${date}T12:00:00Z`))
}
