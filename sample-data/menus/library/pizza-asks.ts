import { atMostOneOf, byDefault, foods, manyOf, oneOf, option } from '@/sample-data/menus/ask'

/** Three sizes; the price in the menu is that of the smallest. */
export const pizzaSize = oneOf('Rozmiar', [
  byDefault(option('Mała 26 cm')),
  option('Średnia 32 cm', 8),
  option('Duża 40 cm', 17),
])

export const familyPizzaSize = oneOf('Rozmiar', [
  byDefault(option('32 cm')),
  option('42 cm', 14),
  option('52 cm, dla całej klatki', 32),
])

export const pizzaDough = atMostOneOf('Ciasto', [
  option('Pełnoziarniste', 4, 'mąka pszenna pełnoziarnista'),
  option('Bez glutenu, z mąką łubinową', 9, 'ciasto bezglutenowe'),
])

export const pizzaToppings = manyOf(
  'Dodatki',
  foods(
    'mozzarella 6, salami pikantne 8, szynka 7, boczek 7, pieczarki 5, oliwki 5, rukola 4, jalapeño 4, czerwona cebula 3, kukurydza 3, ananas 5, anchois 6',
  ),
  { max: 6, perOption: 2 },
)

export const pizzaSauce = oneOf('Sos do brzegów', [
  ...foods('sos czosnkowy, sos pomidorowy, sos pikantny'),
  option('Oliwa czosnkowa', 2, 'oliwa, czosnek'),
  option('Bez sosu'),
])

export const extraSauces = manyOf(
  'Sosy na drogę',
  foods('sos czosnkowy 3, sos pomidorowy 3, sos pikantny 3, sos BBQ 3.50'),
  {
    max: 0,
    perOption: 4,
  },
)

/** For an order of sauces only. */
export const sauceCups = { ...extraSauces, required: true, min: 1 }
