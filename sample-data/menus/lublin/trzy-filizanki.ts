import { asking, own } from '@/sample-data/menus/ask'
import { morningExtras } from '@/sample-data/menus/library/breakfast-asks'
import { bakery, eggs, mornings } from '@/sample-data/menus/library/breakfasts'
import { scoopBeside } from '@/sample-data/menus/library/dessert-asks'
import { cakes, sweets } from '@/sample-data/menus/library/desserts'
import { cupSize, syrup } from '@/sample-data/menus/library/drink-asks'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const trzyFilizanki: MenuOutline = {
  restaurant: 10,
  prices: { factor: 1.08 },
  categories: [
    {
      name: 'Kawa z mlekiem',
      asks: [syrup],
      dishes: [asking(coffee.latte, cupSize), coffee.cappuccino, coffee.flatWhite, coffee.mrozona],
    },
    {
      name: 'Kawa czarna',
      dishes: [
        coffee.espresso,
        coffee.przelew,
        {
          name: 'Ziarna z naszej palarni 250 g',
          zloty: 46,
          about: 'Palone w środę, mieszanka na co dzień, czekolada i orzech.',
          of: 'espresso',
        },
      ],
    },
    {
      name: 'Ciasta',
      asks: [scoopBeside],
      dishes: [
        own(cakes.sernik, { name: 'Sernik do szesnastej' }),
        cakes.szarlotka,
        cakes.tarta,
        cakes.marchewkowe,
        cakes.brownie,
      ],
    },
    {
      name: 'Śniadania',
      dishes: [asking(eggs.omlet, morningExtras), mornings.granola, mornings.tosty, mornings.kanapkaLosos],
    },
    { name: 'Z witryny', dishes: [bakery.croissant, bakery.croissantMigdal, sweets.krem] },
    { name: 'Inne napoje', dishes: [coffee.kakao, poured.herbataZimowa, bottles.sokJablkowy, bottles.woda] },
  ],
  discounts: [
    { on: 'Ciasta', buy: 1, get: 1, percent: 50, hours: ['18:00', '20:00'] },
    { on: 'Latte', buy: 0, get: 0, percent: 20, days: [0, 1, 2, 3, 4], hours: ['07:30', '09:30'] },
  ],
  soldOut: ['Tarta cytrynowa'],
  goesWith: {
    Ciasta: ['Kawa mrożona'],
    Śniadania: ['Kawa mrożona', 'Sernik do szesnastej'],
    'Z witryny': ['Kawa mrożona'],
  },
  rings: [{ km: 2.5, fee: 0, minCart: 35, eta: [20, 35] }],
  packaging: 1,
  minutes: 12,
  kitchen: { slotMinutes: 15, ordersPerSlot: 5 },
  scheduled: { stepMinutes: 15, daysAhead: 3 },
}
