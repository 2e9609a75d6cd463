import { asking, own } from '@/sample-data/menus/ask'
import { morningBread, morningExtras, sweetExtras, warmedUp } from '@/sample-data/menus/library/breakfast-asks'
import { bakery, eggs, mornings } from '@/sample-data/menus/library/breakfasts'
import { cakes } from '@/sample-data/menus/library/desserts'
import { cupSize, syrup } from '@/sample-data/menus/library/drink-asks'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const sznekaIKawa: MenuOutline = {
  restaurant: 34,
  prices: { ending: 50, factor: 0.94 },
  categories: [
    {
      name: 'Szneki',
      asks: [warmedUp],
      dishes: [
        bakery.szneka,
        own(bakery.szneka, {
          name: 'Szneka z makiem',
          zloty: 10,
          about: 'Mak i skórka pomarańczowa zwinięte w ślimaka.',
          of: 'ciasto drożdżowe, mak, skórka pomarańczowa, cukier',
        }),
        own(bakery.szneka, {
          name: 'Szneka z cynamonem',
          zloty: 10,
          about: 'Cynamon, masło i brązowy cukier.',
          of: 'ciasto drożdżowe, masło, cynamon, cukier',
        }),
        own(bakery.szneka, {
          name: 'Karton sznek, 6 sztuk',
          zloty: 49,
          about: 'Mieszane, jeszcze ciepłe, z glancem osobno.',
          of: 'ciasto drożdżowe, masło, cukier, mak, cynamon',
        }),
      ],
    },
    { name: 'Inne z pieca', dishes: [bakery.kruszonka, bakery.jagodzianka, bakery.croissant, bakery.chleb] },
    {
      name: 'Śniadania',
      asks: [morningBread],
      dishes: [asking(eggs.jajecznica, morningExtras), eggs.miekko, mornings.twarozek, mornings.kanapkaLosos],
    },
    { name: 'W miseczce', asks: [sweetExtras], dishes: [mornings.owsianka, mornings.granola] },
    {
      name: 'Kawa',
      dishes: [coffee.przelew, asking(coffee.latte, cupSize, syrup), coffee.flatWhite, coffee.espresso],
    },
    { name: 'Inne', dishes: [cakes.sernik, poured.lemoniada, bottles.sokJablkowy, bottles.woda] },
  ],
  discounts: [
    { on: 'Kawa przelewowa', buy: 0, get: 0, percent: 50, hours: ['06:30', '10:00'] },
    { on: 'Szneki', buy: 3, get: 1, percent: 100 },
  ],
  soldOut: ['Jagodzianka'],
  earlier: { 'Szneka z glancem': [[7.5, 11]] },
  goesWith: {
    Szneki: ['Kawa przelewowa'],
    'Inne z pieca': ['Kawa przelewowa'],
    Śniadania: ['Kawa przelewowa', 'Szneka z glancem'],
    'W miseczce': ['Kawa przelewowa', 'Szneka z glancem'],
  },
  rings: [{ km: 2.5, fee: 5, minCart: 25, freeFrom: 60, eta: [20, 30] }],
  packaging: 1,
  minutes: 10,
  kitchen: { slotMinutes: 15, ordersPerSlot: 8 },
  scheduled: { stepMinutes: 15, daysAhead: 2 },
}
