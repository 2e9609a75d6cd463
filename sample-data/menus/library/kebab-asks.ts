import { atMostOneOf, byDefault, foods, manyOf, oneOf, option } from '@/sample-data/menus/ask'

export const meat = oneOf('Mięso', [
  byDefault(option('Kurczak', 0, 'kurczak, jogurt')),
  option('Jagnięcina z wołowiną', 4, 'jagnięcina, wołowina'),
  option('Pół na pół', 2, 'kurczak, jogurt, jagnięcina, wołowina'),
  option('Falafel', 0, 'ciecierzyca, kolendra'),
])

export const kebabSize = oneOf('Wielkość', [byDefault(option('Średni')), option('Duży', 6), option('Bardzo duży', 11)])

export const kebabSauce = manyOf('Sosy', foods('sos czosnkowy 2, sos pikantny 2, sos jogurtowy 2, tahini 3'), {
  min: 1,
  max: 3,
  free: 2,
  perOption: 2,
})

export const kebabExtras = manyOf(
  'Dodatki',
  foods('feta 4, ser żółty 4, oliwki 3, jalapeño 3, kukurydza 2, frytki 5'),
  { max: 0 },
)

export const hotness = atMostOneOf('Ostrość', [option('Łagodny'), option('Średni'), option('Ostry')])
