import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import type { LocalTime } from '@/lib/domain/time/time'

/**
 * Puts what a diner picked into the address, in place of the entry that is there: a reload, the way back and a link that
 * is passed on keep it. A time that nobody asked for by name is left out; the
 * area is what `form` says, by its key in `areas`. Contract C18.
 */
export function writeVisitToUrl(
  visit: Visit,
  chosen: LocalTime | null,
  form?: HTMLFormElement | null,
  areas: { key: string; name: string }[] = [],
): void {
  const picked = form?.elements.namedItem('area_preferences')
  const area = picked instanceof HTMLSelectElement && areas.find(({ name }) => name === picked.value)
  const url = new URL(window.location.href)
  const { searchParams: params } = url
  params.set('visitDate', visit.date)
  if (chosen || params.has('visitTime')) params.set('visitTime', chosen ?? visit.time)
  params.set('peopleAmount', String(visit.partySize))
  if (area) params.set('strefa', area.key)
  else params.delete('strefa')
  // Next keeps its own notes in the state of an entry.
  window.history.replaceState(window.history.state, '', url)
}
