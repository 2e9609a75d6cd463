/** Polish names of the 14 allergens by code, in the order of Regulation 1169/2011, annex II. */
export const ALLERGEN_LABELS = {
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

/** A change of these also changes the values of diets in addresses (`dietValue`). */
export const DIET_LABELS = { vegetarian: 'Wegetariańskie', vegan: 'Wegańskie' } as const
