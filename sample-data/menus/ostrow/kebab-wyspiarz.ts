import { asking, own } from '@/sample-data/menus/ask'
import { burgerSides } from '@/sample-data/menus/library/burgers'
import { bottles } from '@/sample-data/menus/library/drinks'
import { falafels, kebabs } from '@/sample-data/menus/library/kebab'
import { hotness, kebabExtras, kebabSauce, kebabSize, meat } from '@/sample-data/menus/library/kebab-asks'
import { sides } from '@/sample-data/menus/library/sides'
import { plantSmall } from '@/sample-data/menus/library/vegan'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const kebabWyspiarz: MenuOutline = {
  restaurant: 42,
  prices: { factor: 0.97, ending: 50 },
  categories: [
    {
      name: 'Kebab',
      asks: [meat, kebabSize, kebabSauce, hotness],
      dishes: [
        kebabs.rollo,
        kebabs.ciasto,
        own(kebabs.bulka, { name: 'Wyspiarz w bułce' }),
        asking(kebabs.box, kebabExtras),
      ],
    },
    { name: 'Talerze', asks: [meat, kebabSauce], dishes: [kebabs.talerz, kebabs.salatka, kebabs.xxl] },
    {
      name: 'Falafel',
      asks: [kebabSauce],
      dishes: [
        own(falafels.rollo, { name: 'Zielony falafel w placku' }),
        falafels.talerz,
        falafels.box,
        falafels.halloumi,
      ],
    },
    { name: 'Małe', dishes: [falafels.hummus, falafels.tabbouleh, falafels.soczewica, plantSmall.hummusBurak] },
    { name: 'Dodatki', dishes: [sides.frytki, burgerSides.frytkiBataty, falafels.baklawa] },
    { name: 'Napoje', dishes: [bottles.ajran, bottles.cola, bottles.colaZero, bottles.woda] },
  ],
  discounts: [{ on: 'Falafel', buy: 1, get: 1, percent: 50, days: [0] }],
  soldOut: ['Hummus buraczany'],
  goesWith: {
    Kebab: ['Hummus z pitą', 'Ajran 0,25 l', 'Baklawa, 3 kawałki'],
    Talerze: ['Hummus z pitą', 'Ajran 0,25 l', 'Baklawa, 3 kawałki'],
    Falafel: ['Hummus z pitą', 'Ajran 0,25 l', 'Baklawa, 3 kawałki'],
    Małe: ['Ajran 0,25 l'],
    Dodatki: ['Ajran 0,25 l'],
  },
  rings: [
    { km: 2, fee: 5, minCart: 25, freeFrom: 70, eta: [20, 35] },
    { km: 5, fee: 9, minCart: 40, freeFrom: 120, eta: [30, 45] },
  ],
  minutes: 12,
  packaging: 1,
  kitchen: { slotMinutes: 15, ordersPerSlot: 10 },
}
