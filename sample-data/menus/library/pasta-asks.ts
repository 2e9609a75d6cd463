import { atMostOneOf, box, byDefault, foods, manyOf, oneOf, option } from '@/sample-data/menus/ask'

export const pastaShape = oneOf('Makaron', [
  byDefault(option('Taki jak w karcie')),
  option('Penne', 0, 'makaron pszenny'),
  option('Bezglutenowe fusilli z kukurydzy', 4, 'makaron kukurydziany'),
])

export const pastaExtras = manyOf('Dodaj', foods('burrata 16, kurczak 10, krewetki 18, parmezan 5, rukola 4'), {
  max: 3,
})

export const cheeseOnTop = box('Ser', option('Posyp parmezanem', 4, 'parmezan'))

export const spiciness = atMostOneOf('Ostrość', [option('Bez chili'), option('Ostrzej'), option('Bardzo ostro')])

export const portion = oneOf('Porcja', [byDefault(option('Cała')), option('Duża, o połowę więcej', 12)])
