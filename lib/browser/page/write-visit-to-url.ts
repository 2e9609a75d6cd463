import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import type { LocalTime } from '@/lib/domain/time/time'

/**
 * Writes the diner's choices into the address without a new history entry, so that a reload, Back and a shared link
 * keep them. A time that the diner did not choose is left out. The area is the one selected in `form`, written by its
 * key in `areas`. Contract C18.
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
  // Next stores its own data in the entry's state.
  window.history.replaceState(window.history.state, '', url)
}
