import { DIET_CODES, type DietFilter, dietValue, isFilterSet, NO_FILTER } from '@/lib/menu/diets'
import { DIET_FILTER, readSession, writeSession } from './session-store'

// What someone may not eat tells of their health: it stays in this tab and ends with it.
export const DIET_ACCEPTED = 'dietAccepted'

/** The filter of this visit. A diet in the address, as a list leads here, joins it once and then leaves the address. */
export function readDietFilter(): DietFilter {
  const kept = keptFilter()
  const url = new URL(window.location.href)
  const asked = DIET_CODES.find((diet) => dietValue(diet) === url.searchParams.get('dieta'))
  if (!asked) return kept
  url.searchParams.delete('dieta')
  window.history.replaceState(window.history.state, '', url)
  const filter = { ...kept, diets: [...new Set([...kept.diets, asked])] }
  keepDietFilter(filter)
  return filter
}

/** Kept until the tab closes, over reloads and from page to page. Issue 10, B2. */
export function keepDietFilter(filter: DietFilter): void {
  writeSession(DIET_FILTER, isFilterSet(filter) ? JSON.stringify(filter) : null)
}

/** Has the diner already said yes to this dish against this filter? */
export function isAccepted(dish: string, filter: DietFilter): boolean {
  return accepted().includes(keyOf(dish, filter))
}

/** Never asks about this dish and this filter again within the visit. */
export function accept(dish: string, filter: DietFilter): void {
  writeSession(DIET_ACCEPTED, JSON.stringify([...accepted(), keyOf(dish, filter)]))
}

function keptFilter(): DietFilter {
  const { diets, without } = Object(parsed(readSession(DIET_FILTER))) as Partial<DietFilter>
  return Array.isArray(diets) && Array.isArray(without) ? { diets, without } : NO_FILTER
}

function accepted(): unknown[] {
  const kept = parsed(readSession(DIET_ACCEPTED))
  return Array.isArray(kept) ? kept : []
}

function keyOf(dish: string, { diets, without }: DietFilter): string {
  return [dish, ...diets, ...without].sort().join(' ')
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // written by someone else
  }
}
