import { asking, own } from '@/sample-data/menus/ask'
import { warmedUp } from '@/sample-data/menus/library/breakfast-asks'
import { bakery, mornings } from '@/sample-data/menus/library/breakfasts'
import { cone, pieces, scoopBeside, scoops } from '@/sample-data/menus/library/dessert-asks'
import { cakes, sweets } from '@/sample-data/menus/library/desserts'
import { cupSize } from '@/sample-data/menus/library/drink-asks'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const makowaPanienka: MenuOutline = {
  restaurant: 32,
  prices: { factor: 0.9 },
  categories: [
    {
      name: 'Mak',
      asks: [pieces],
      dishes: [
        own(cakes.makowiec, { name: 'Makowiec zawijany' }),
        own(cakes.makowiec, {
          name: 'Makowiec japoński',
          about: 'Z jabłkiem i kaszą manną zamiast drożdży.',
          of: 'mak, jabłka, jajko, masło, cukier, mąka pszenna',
        }),
        own(cakes.sernik, {
          name: 'Seromak',
          about: 'Warstwa sera, warstwa maku, kruchy spód.',
          of: 'twaróg, mak, jajko, masło, mąka pszenna, cukier',
        }),
      ],
    },
    { name: 'Ciasta', asks: [scoopBeside], dishes: [cakes.szarlotka, cakes.sernik, cakes.bezowy, cakes.piernik] },
    { name: 'Lody od maja', dishes: [asking(sweets.lodyGalka, cone, scoops), sweets.pucharek] },
    { name: 'Rano', asks: [warmedUp], dishes: [bakery.kruszonka, bakery.rogal, bakery.paczek, mornings.kanapkaSzynka] },
    {
      name: 'Ciepłe napoje',
      dishes: [coffee.cappuccino, asking(coffee.latte, cupSize), coffee.czarna, coffee.kakao, poured.herbataZimowa],
    },
    { name: 'Zimne napoje', dishes: [bottles.oranzada, bottles.sokJablkowy, bottles.woda] },
  ],
  discounts: [{ on: 'Ciasta', buy: 3, get: 1, percent: 100, days: [0, 1, 2, 3, 4] }],
  soldOut: ['Pucharek z owocami'],
  goesWith: {
    Mak: ['Kawa czarna'],
    Ciasta: ['Kawa czarna'],
    'Lody od maja': ['Kawa czarna'],
    Rano: ['Kawa czarna'],
  },
  rings: [],
  packaging: 1.5,
  minutes: 10,
  kitchen: { slotMinutes: 30, ordersPerSlot: 10 },
  scheduled: { stepMinutes: 30, daysAhead: 14 },
}
