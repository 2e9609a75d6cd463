import { box, byDefault, foods, manyOf, oneOf, option } from '@/sample-data/menus/ask'

export const morningBread = oneOf('Pieczywo', [
  byDefault(option('Chleb żytni', 0, 'chleb żytni')),
  option('Bułka pszenna', 0, 'bułka pszenna'),
  option('Bezglutenowe z łubinem', 4, 'chleb bezglutenowy'),
  option('Bez pieczywa'),
])

export const morningExtras = manyOf(
  'Dodaj',
  foods('boczek 6, awokado 7, łosoś wędzony 11, feta 5, pomidory 3, jajko 4'),
  { max: 4, perOption: 2 },
)

export const sweetExtras = manyOf(
  'Na wierzch',
  foods('maliny 4, borówki 4, masło orzechowe 4, syrop klonowy 3, bita śmietana 3'),
  {
    max: 3,
    free: 1,
  },
)

export const warmedUp = box('Podgrzać', option('Podgrzej przed zapakowaniem'))
