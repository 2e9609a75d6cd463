import { asking } from '@/sample-data/menus/ask'
import { burgerSauce, withFries } from '@/sample-data/menus/library/burger-asks'
import { burgerSides, burgers } from '@/sample-data/menus/library/burgers'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { falafels, kebabs } from '@/sample-data/menus/library/kebab'
import { hotness, kebabExtras, kebabSauce, kebabSize, meat } from '@/sample-data/menus/library/kebab-asks'
import { sides } from '@/sample-data/menus/library/sides'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const ogienZRozna: MenuOutline = {
  restaurant: 19,
  prices: { ending: 90 },
  categories: [
    {
      name: 'Kebab',
      asks: [meat, kebabSize, kebabSauce, kebabExtras, hotness],
      dishes: [kebabs.ciasto, kebabs.bulka, kebabs.rollo],
    },
    { name: 'Na talerzu', asks: [meat, kebabSauce], dishes: [kebabs.talerz, kebabs.box, kebabs.salatka, kebabs.xxl] },
    {
      name: 'Z płyty',
      dishes: [
        kebabs.lahmacun,
        asking(burgers.klasyk, burgerSauce, withFries),
        asking(burgers.kurczak, burgerSauce, withFries),
      ],
    },
    { name: 'Bez mięsa', asks: [kebabSauce], dishes: [falafels.rollo, falafels.box, falafels.hummus] },
    { name: 'Dodatki', dishes: [sides.frytki, burgerSides.nuggetsy, burgerSides.krazki, falafels.baklawa] },
    { name: 'Napoje', dishes: [poured.maslanka, bottles.ajran, bottles.cola, bottles.colaZero, bottles.woda] },
  ],
  discounts: [{ on: 'Kebab', buy: 2, get: 1, percent: 50, hours: ['22:00', '02:00'] }],
  soldOut: ['Lahmacun'],
  earlier: { 'Kebab w cieście': [[24.9, 35]] },
  goesWith: {
    Kebab: ['Frytki', 'Maślanka 0,4 l', 'Baklawa, 3 kawałki'],
    'Na talerzu': ['Frytki', 'Maślanka 0,4 l', 'Baklawa, 3 kawałki'],
    'Z płyty': ['Frytki', 'Maślanka 0,4 l', 'Baklawa, 3 kawałki'],
    'Bez mięsa': ['Frytki', 'Maślanka 0,4 l', 'Baklawa, 3 kawałki'],
    Dodatki: ['Maślanka 0,4 l'],
  },
  rings: [
    { km: 2.5, fee: 5, minCart: 30, freeFrom: 80, eta: [20, 35] },
    { km: 5, fee: 9, minCart: 45, eta: [30, 50] },
  ],
  minutes: 12,
  packaging: 1,
  kitchen: { slotMinutes: 15, ordersPerSlot: 10 },
}
