import { DIET_CODES, type DietWish, dietValue, isFilterSet, NO_FILTER } from '@/lib/domain/ordering/menu/diet/diets'
import { DIET_FILTER, readSession, writeSession } from './session-store'

// A diet filter is health data: it is stored in this tab only and ends with it.
export const DIET_ACCEPTED = 'dietAccepted'

/**
 * The diet filter of this visit. A diet in the URL, as in links from a list, is added once and then removed from the
 * URL.
 */
export function readDietFilter(): DietWish {
  const stored = storedFilter()
  const url = new URL(window.location.href)
  const requested = DIET_CODES.find((diet) => dietValue(diet) === url.searchParams.get('dieta'))
  if (!requested) return stored
  url.searchParams.delete('dieta')
  window.history.replaceState(window.history.state, '', url)
  const filter = { ...stored, diets: [...new Set([...stored.diets, requested])] }
  storeDietFilter(filter)
  return filter
}

/** Stored until the tab closes, across reloads and pages. See docs/design/orders.md. */
export function storeDietFilter(filter: DietWish): void {
  writeSession(DIET_FILTER, isFilterSet(filter) ? JSON.stringify(filter) : null)
}

/** Has the diner already accepted this dish despite this filter? */
export function isDishAccepted(dish: string, filter: DietWish): boolean {
  return acceptedDishes().includes(keyOf(dish, filter))
}

/** Suppresses the question about this dish and this filter for the rest of the visit. */
export function acceptDish(dish: string, filter: DietWish): void {
  writeSession(DIET_ACCEPTED, JSON.stringify([...acceptedDishes(), keyOf(dish, filter)]))
}

function storedFilter(): DietWish {
  const { diets, without } = Object(parsed(readSession(DIET_FILTER))) as Partial<DietWish>
  return Array.isArray(diets) && Array.isArray(without) ? { diets, without } : NO_FILTER
}

function acceptedDishes(): unknown[] {
  const stored = parsed(readSession(DIET_ACCEPTED))
  return Array.isArray(stored) ? stored : []
}

function keyOf(dish: string, { diets, without }: DietWish): string {
  return [dish, ...diets, ...without].sort().join(' ')
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // invalid stored value
  }
}
