import { ALLERGEN_LABELS } from '@/messages/content/diet-labels'

export type Allergen = keyof typeof ALLERGEN_LABELS

/** The 14 of Regulation 1169/2011, annex II, in its order; from the labels, so that browsers load the codes once. */
export const ALLERGEN_CODES = Object.keys(ALLERGEN_LABELS) as [Allergen, ...Allergen[]]

/** Polish names without duplicates, in the order of the regulation. */
export function allergenNames(codes: readonly Allergen[]): string[] {
  return ALLERGEN_CODES.filter((code) => codes.includes(code)).map((code) => ALLERGEN_LABELS[code])
}
