import { ALLERGEN_CODES, type Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import { INGREDIENTS } from './ingredients'

/**
 * The diet and allergens of a dish from its ingredients: its least vegan part decides. '' leaves everything to the
 * options, null states nothing.
 */
export function foodOf(list: string | null): { allergens: Allergen[] | null; diets: Diet[] } {
  if (list === null) return { allergens: null, diets: [] }
  const parts = list === '' ? [] : list.split(', ').map(ingredientOf)
  return {
    allergens: ALLERGEN_CODES.filter((code) => parts.some(({ allergens }) => allergens.includes(code))),
    diets: (['vegetarian', 'vegan'] as const).filter((diet) => parts.every(({ diets }) => diets.includes(diet))),
  }
}

function ingredientOf(name: string) {
  const found = INGREDIENTS.get(name)
  if (!found) throw new Error(`seed data: no ingredient "${name}" in ingredients.ts`)
  return found
}
