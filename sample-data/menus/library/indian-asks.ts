import { byDefault, foods, manyOf, mustTick, oneOf, option } from '@/sample-data/menus/ask'

export const peppers = oneOf('Ostrość', [
  option('Jedna papryczka'),
  byDefault(option('Dwie papryczki')),
  option('Trzy papryczki'),
  option('Cztery papryczki'),
  option('Pięć papryczek'),
])

export const rice = oneOf('Ryż', [
  byDefault(option('Basmati', 0, 'ryż basmati')),
  option('Z szafranem', 4, 'ryż basmati, szafran, masło klarowane'),
  option('Bez ryżu'),
])

export const breadExtras = manyOf(
  'Chleb',
  [
    option('Naan', 8, 'mąka pszenna, jogurt, mleko'),
    option('Naan czosnkowy', 10, 'mąka pszenna, jogurt, masło, czosnek'),
    option('Roti razowe', 8, 'mąka pszenna pełnoziarnista, woda'),
  ],
  { max: 0, perOption: 4 },
)

export const chutneys = manyOf('Sosy', foods('czatnej z mango 4, sos miętowy 4, marynata z limonki 4'), {
  max: 3,
  free: 1,
})

export const reallyHot = mustTick('Uwaga, ostre', 'Wiem, że to danie jest bardzo ostre')
