/** What a kitchen says of a dish; freedom from gluten or milk is read from the allergens. */
export const DIETS = { vegetarian: 'Wegetariańskie', vegan: 'Wegańskie' } as const

export type Diet = keyof typeof DIETS

export const DIET_CODES = Object.keys(DIETS) as [Diet, ...Diet[]]
