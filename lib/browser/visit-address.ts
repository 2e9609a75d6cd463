import type { Visit } from '@/lib/reservation/kept-draft'
import type { LocalTime } from '@/lib/time'

/**
 * Puts what a diner picked into the address, in place of the entry that is there: a reload, the way back and a link that
 * is passed on keep it. A time that nobody asked for by name is left out. Contract C18.
 */
export function writeVisit(visit: Visit, chosen: LocalTime | null, area: string): void {
  const url = new URL(window.location.href)
  const { searchParams: params } = url
  params.set('visitDate', visit.date)
  if (chosen || params.has('visitTime')) params.set('visitTime', chosen ?? visit.time)
  params.set('peopleAmount', String(visit.partySize))
  if (area) params.set('strefa', area)
  else params.delete('strefa')
  // Next keeps its own notes in the state of an entry.
  window.history.replaceState(window.history.state, '', url)
}
