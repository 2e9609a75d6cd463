import type { Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { DIET_LABELS } from '@/messages/content/diet-labels'

/** Diets that a restaurant states for a dish; freedom from gluten or milk follows from the allergens. */
export type Diet = keyof typeof DIET_LABELS

export const DIET_CODES = Object.keys(DIET_LABELS) as [Diet, ...Diet[]]

/** A diner's filter: all of the diets, and none of the allergens. */
export type DietWish = { diets: readonly Diet[]; without: readonly Allergen[] }

export const NO_FILTER: DietWish = { diets: [], without: [] }

export function isFilterSet({ diets, without }: DietWish): boolean {
  return diets.length + without.length > 0
}

/** The value of a diet in an address: `wegetarianskie`. */
export function dietValue(diet: Diet): string {
  return slugOf(DIET_LABELS[diet])
}

/** Diets of a dish that satisfy this one: vegan is also vegetarian. */
export function dietsThatFit(diet: Diet): Diet[] {
  return [...new Set<Diet>([diet, 'vegan'])]
}
