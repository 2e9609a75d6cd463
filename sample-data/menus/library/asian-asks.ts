import { atMostOneOf, byDefault, foods, manyOf, oneOf, option, soldOut } from '@/sample-data/menus/ask'

export const protein = oneOf('Z czym', [
  byDefault(option('Tofu', 0, 'tofu')),
  option('Kurczak', 3, 'kurczak'),
  option('Wołowina', 7, 'wołowina'),
  option('Krewetki', 10, 'krewetki'),
])

export const noodles = oneOf('Makaron', [
  byDefault(option('Taki jak w karcie')),
  option('Ryżowy', 0, 'makaron ryżowy'),
  option('Udon', 2, 'makaron udon'),
  option('Sojowy', 2, 'makaron sojowy'),
])

export const ramenNoodles = oneOf('Makaron', [
  byDefault(option('Cienki')),
  option('Gruby'),
  option('Ryżowy', 0, 'makaron ryżowy'),
])

export const ramenEgg = oneOf('Jajko', [
  byDefault(option('Płynne żółtko', 0, 'jajko')),
  option('Twarde', 0, 'jajko'),
  option('Bez jajka'),
])

export const ramenToppings = manyOf(
  'Dodatki do miski',
  [
    ...foods('jajko 5, boczek 9, tofu 6, kukurydza 3, nori 3, grzyby mun 4'),
    soldOut(option('Pędy bambusa', 4, 'pędy bambusa')),
  ],
  { max: 5, perOption: 3 },
)

export const asianHotness = atMostOneOf('Ostrość', [option('Łagodnie'), option('Ostro'), option('Jak dla kucharza')])

export const wokSauce = oneOf('Sos', foods('sos sojowy, sos teriyaki, sos ostrygowy, sos słodkie chili'))

export const wokVegetables = manyOf(
  'Warzywa',
  foods('brokuły 3, papryka 3, kiełki mung 2, pak choi 4, marchew 2, grzyby mun 3'),
  { min: 2, max: 5, free: 3 },
)
