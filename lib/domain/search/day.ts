import { addDays, isLocalDate, type LocalDate } from '@/lib/domain/time/time'

/**
 * Parameter of the day buttons, instead of `visitDate`: `dzis`, `jutro`, or a date. The server decides which day is
 * today, since a cached page may be from yesterday.
 */
export const DAY_PARAMETER = 'dzien'
export const TODAY = 'dzis'
export const TOMORROW = 'jutro'

/**
 * Path of the results for the day of a button, with all other parameters; `null` if no button was used. An invalid day
 * leaves `visitDate` as it is. Reading A1.
 */
export function dayPath(query: Record<string, string | string[] | undefined>, today: LocalDate): string | null {
  const day = firstOf(query[DAY_PARAMETER])
  if (day === undefined) return null
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const first = firstOf(value)
    if (first && name !== DAY_PARAMETER) params.set(name, first)
  }
  const date = dateOf(day, today)
  if (date) params.set('visitDate', date)
  return `/rezerwuj?${params}`
}

function dateOf(day: string, today: LocalDate): LocalDate | null {
  if (day === TODAY) return today
  if (day === TOMORROW) return addDays(today, 1)
  return isLocalDate(day) ? day : null
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
