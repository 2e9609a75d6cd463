/** The 14 of Regulation 1169/2011, annex II, in its order. */
export const ALLERGENS = {
  gluten: 'Zboża zawierające gluten',
  crustaceans: 'Skorupiaki',
  eggs: 'Jaja',
  fish: 'Ryby',
  peanuts: 'Orzeszki ziemne',
  soybeans: 'Soja',
  milk: 'Mleko',
  nuts: 'Orzechy',
  celery: 'Seler',
  mustard: 'Gorczyca',
  sesame: 'Sezam',
  sulphites: 'Dwutlenek siarki i siarczyny',
  lupin: 'Łubin',
  molluscs: 'Mięczaki',
} as const

export type Allergen = keyof typeof ALLERGENS

export const ALLERGEN_CODES = Object.keys(ALLERGENS) as [Allergen, ...Allergen[]]

/** Polish names without duplicates, in the order of the regulation. */
export function allergenNames(codes: readonly Allergen[]): string[] {
  return ALLERGEN_CODES.filter((code) => codes.includes(code)).map((code) => ALLERGENS[code])
}
