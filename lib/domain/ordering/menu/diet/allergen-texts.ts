import { interpolate } from '@/lib/domain/interpolate'
import { type AllergenFacts, hasNoAllergens } from '@/lib/domain/ordering/menu/diet/allergen-facts'
import { type Allergen, allergenNames } from '@/lib/domain/ordering/menu/diet/allergens'

interface AllergenWords {
  allergens: string
  noAllergens: string
  notStated: string
  byAnswer: string
  byChoice: string
}

/** Sentences about the allergens of a dish, the same in the page and in its sheet. See docs/design/orders.md. */
export function allergenTexts(facts: AllergenFacts & { byChoice?: Allergen[] }, words: AllergenWords): string[] {
  const { contains, unknown, isOpen, byChoice = [] } = facts
  if (hasNoAllergens(facts) && byChoice.length === 0) return [words.noAllergens]
  return [
    contains.length > 0 && interpolate(words.allergens, { list: allergenList(contains) }),
    byChoice.length > 0 && interpolate(words.byChoice, { list: allergenList(byChoice) }),
    unknown.length > 0 && interpolate(words.notStated, { list: unknown.filter(Boolean).join(', ') }),
    isOpen && words.byAnswer,
  ].filter((text): text is string => Boolean(text))
}

/** "jaja, mleko": a list within a sentence. */
export function allergenList(codes: readonly Allergen[]): string {
  return allergenNames(codes).join(', ').toLocaleLowerCase('pl')
}
