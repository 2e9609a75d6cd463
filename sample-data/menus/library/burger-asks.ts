import { atMostOneOf, box, byDefault, foods, manyOf, mustTick, oneOf, option, soldOut } from '@/sample-data/menus/ask'

export const doneness = oneOf('Wysmażenie', [byDefault(option('Średnio')), option('Mocno'), option('Krwiście')])

export const burgerSauce = oneOf(
  'Sos',
  foods(
    'sos majonezowy, sos BBQ, sos czosnkowy, ketchup, sos musztardowy, sos pikantny, sos serowy, sos tatarski, sos żurawinowy',
  ),
)

export const burgerExtras = manyOf(
  'Dołóż',
  [
    ...foods('cheddar 5, boczek 6, jajko 4, jalapeño 3, cebula 3, pieczarki 4'),
    soldOut(option('Awokado', 7, 'awokado')),
    option('Drugi kotlet', 14, 'mielona wołowina'),
  ],
  { max: 5, perOption: 2 },
)

export const withFries = box('Frytki', option('Z frytkami', 10, 'frytki'))

export const bun = atMostOneOf('Inna bułka', [
  option('Bez masła i mleka', 0, 'bułka pszenna'),
  option('Bezglutenowa z łubinem', 5, 'chleb bezglutenowy'),
  option('W sałacie zamiast bułki', 0, 'sałata'),
])

export const veryHot = mustTick('Uwaga, ostre', 'Wiem, że to danie jest bardzo ostre')

export const sideSauce = oneOf('Smak', foods('sos czosnkowy, sos BBQ, sos pikantny, sos musztardowy, ketchup'))
