import type { Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import { slugOf } from '@/lib/domain/restaurant/slug'

/** Diets that a restaurant states for a dish; freedom from gluten or milk follows from the allergens. */
export const DIETS = { vegetarian: 'Wegetariańskie', vegan: 'Wegańskie' } as const

export type Diet = keyof typeof DIETS

export const DIET_CODES = Object.keys(DIETS) as [Diet, ...Diet[]]

/** A diner's filter: all of the diets, and none of the allergens. */
export type DietFilter = { diets: readonly Diet[]; without: readonly Allergen[] }

export const NO_FILTER: DietFilter = { diets: [], without: [] }

export function isFilterSet({ diets, without }: DietFilter): boolean {
  return diets.length + without.length > 0
}

/** The value of a diet in an address: `wegetarianskie`. */
export function dietValue(diet: Diet): string {
  return slugOf(DIETS[diet])
}
