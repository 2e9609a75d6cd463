import type { LocalDate } from '@/lib/domain/time/time'

/** Sent by the button 'Na dziś'. The server sets the date, because a cached page may be from yesterday. */
export const TODAY_PARAMETER = 'dzis'

/** The path of today's results with all other parameters; `null` if the button was not used. */
export function todayPath(query: Record<string, string | string[] | undefined>, today: LocalDate): string | null {
  if (query[TODAY_PARAMETER] === undefined) return null
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const first = Array.isArray(value) ? value[0] : value
    if (first && name !== TODAY_PARAMETER) params.set(name, first)
  }
  params.set('visitDate', today)
  return `/rezerwuj?${params}`
}
