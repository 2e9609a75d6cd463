import type { Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import { slugOf } from '@/lib/domain/restaurant/slug'

/** What a kitchen says of a dish; freedom from gluten or milk is read from the allergens. */
export const DIETS = { vegetarian: 'Wegetariańskie', vegan: 'Wegańskie' } as const

export type Diet = keyof typeof DIETS

export const DIET_CODES = Object.keys(DIETS) as [Diet, ...Diet[]]

/** What a diner keeps to: every diet chosen, and none of the allergens. */
export type DietFilter = { diets: readonly Diet[]; without: readonly Allergen[] }

export const NO_FILTER: DietFilter = { diets: [], without: [] }

export function isFilterSet({ diets, without }: DietFilter): boolean {
  return diets.length + without.length > 0
}

/** What an address says for a diet: `wegetarianskie`. */
export function dietValue(diet: Diet): string {
  return slugOf(DIETS[diet])
}
