import { byDefault, manyOf, oneOf, option, own } from '@/sample-data/menus/ask'
import { cakes } from '@/sample-data/menus/library/desserts'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { pierogi } from '@/sample-data/menus/library/pierogi'
import { polishFlour, polishMains, polishStarters } from '@/sample-data/menus/library/polish'
import { compoteBox, salads } from '@/sample-data/menus/library/polish-asks'
import { sides } from '@/sample-data/menus/library/sides'
import { bowl, breadBox } from '@/sample-data/menus/library/soup-asks'
import { plantSoups, polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

const fat = oneOf('Na czym smażyć', [byDefault(option('Na oleju', 0, 'olej')), option('Na smalcu', 0, 'smalec')])
const onPlyndze = manyOf(
  'Z czym',
  [
    option('Cukier', 0, 'cukier'),
    option('Śmietana', 2, 'śmietana'),
    option('Mus jabłkowy', 3, 'jabłka'),
    option('Skwarki', 4, 'skwarki'),
  ],
  { max: 2, free: 1 },
)

export const modraIKluska: MenuOutline = {
  restaurant: 22,
  prices: { factor: 0.95 },
  categories: [
    {
      name: 'Plyndze',
      asks: [fat, onPlyndze],
      dishes: [
        own(polishFlour.plyndze, { name: 'Plyndze, 6 sztuk', of: 'ziemniaki, jajko, mąka pszenna' }),
        own(polishFlour.plyndze, { name: 'Plyndze, 10 sztuk', zloty: 35, of: 'ziemniaki, jajko, mąka pszenna' }),
      ],
    },
    {
      name: 'Pyry i kluski',
      dishes: [
        polishFlour.pyryGzik,
        polishFlour.szagowki,
        polishFlour.kluskiSlaskie,
        own(polishFlour.kopytka, {
          name: 'Kopytka z masłem i bułką',
          of: 'ziemniaki, mąka pszenna, jajko, masło, panierka',
        }),
      ],
    },
    {
      name: 'Zupy',
      asks: [bowl, breadBox],
      dishes: [own(polishSoups.ogorkowa, { name: 'Ogórkowa babci' }), polishSoups.kapusniak, plantSoups.szparagowa],
    },
    {
      name: 'Mięsa',
      asks: [salads, compoteBox],
      dishes: [polishMains.golabki, polishMains.kaczka, polishMains.mielony, polishMains.bigos],
    },
    { name: 'Pierogi', dishes: [pierogi.kapusta, pierogi.serSlodki] },
    { name: 'Zakąski i dodatki', dishes: [polishStarters.sledz, sides.modra, sides.pyzy] },
    {
      name: 'Ciasto i kompot',
      dishes: [cakes.makowiec, cakes.szarlotka, poured.kompot, poured.maslanka, bottles.woda],
    },
  ],
  discounts: [{ on: 'Pyry i kluski', buy: 1, get: 1, percent: 30, days: [2] }],
  soldOut: ['Krem ze szparagów'],
  goesWith: {
    Plyndze: ['Modra kapusta', 'Kompot domowy 0,4 l', 'Makowiec'],
    'Pyry i kluski': ['Modra kapusta', 'Kompot domowy 0,4 l', 'Makowiec'],
    Zupy: ['Modra kapusta', 'Kompot domowy 0,4 l', 'Makowiec'],
    Mięsa: ['Modra kapusta', 'Kompot domowy 0,4 l', 'Makowiec'],
    Pierogi: ['Modra kapusta', 'Kompot domowy 0,4 l', 'Makowiec'],
    'Zakąski i dodatki': ['Kompot domowy 0,4 l'],
  },
  rings: [
    { km: 2, fee: 5, minCart: 30, freeFrom: 90, eta: [30, 45] },
    { km: 4, fee: 8, minCart: 45, eta: [40, 55] },
  ],
  packaging: 2,
  minutes: 20,
  kitchen: { slotMinutes: 15, ordersPerSlot: 6 },
}
