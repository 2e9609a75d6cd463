import type { LocalDate } from '@/lib/domain/time/time'

/** Sent by the button 'Na dziś': the day is the server's to know, since the page with the button may be of yesterday. */
export const TODAY_PARAMETER = 'dzis'

/** The results of today with all else that was asked for; `null` where today was not asked for by the button. */
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
