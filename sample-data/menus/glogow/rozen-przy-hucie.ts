import { asking, manyOf, option, own } from '@/sample-data/menus/ask'
import { burgerExtras, burgerSauce, withFries } from '@/sample-data/menus/library/burger-asks'
import { burgerSides, burgers } from '@/sample-data/menus/library/burgers'
import { bottles } from '@/sample-data/menus/library/drinks'
import { falafels, kebabs } from '@/sample-data/menus/library/kebab'
import { kebabSauce, kebabSize, meat } from '@/sample-data/menus/library/kebab-asks'
import { polishMains } from '@/sample-data/menus/library/polish'
import { sides } from '@/sample-data/menus/library/sides'
import type { MenuOutline } from '@/sample-data/menus/outline'

const fourSalads = manyOf(
  'Surówki, ile się zmieści',
  [
    option('Biała kapusta', 0, 'kapusta, marchew'),
    option('Kiszona kapusta', 0, 'kapusta kiszona'),
    option('Marchew z jabłkiem', 0, 'marchew, jabłka'),
    option('Buraczki', 0, 'buraki, chrzan'),
  ],
  { min: 1, max: 4 },
)

export const rozenPrzyHucie: MenuOutline = {
  restaurant: 62,
  prices: { factor: 0.92 },
  categories: [
    {
      name: 'Kurczak z rożna',
      asks: [fourSalads],
      dishes: [
        own(polishMains.kurczakRozen, { name: 'Ćwiartka kurczaka', zloty: 22 }),
        polishMains.kurczakRozen,
        own(polishMains.kurczakRozen, { name: 'Cały kurczak', zloty: 56 }),
        own(polishMains.kurczakRozen, {
          name: 'Kosz na zmianę, 4 kurczaki',
          zloty: 199,
          about: 'Cztery kurczaki, surówki i bułki, zamów godzinę wcześniej.',
          of: 'kurczak, papryka słodka, czosnek, majeranek, bułka pszenna',
          packaging: 6,
        }),
      ],
    },
    { name: 'Kebab', asks: [meat, kebabSize, kebabSauce], dishes: [kebabs.ciasto, kebabs.rollo, kebabs.talerz] },
    {
      name: 'Burgery',
      asks: [burgerSauce, burgerExtras, withFries],
      dishes: [burgers.klasyk, burgers.kurczak, burgers.serowy],
    },
    { name: 'Bez mięsa', dishes: [asking(falafels.rollo, kebabSauce), falafels.hummus] },
    { name: 'Dodatki', dishes: [sides.frytki, sides.ziemniakiPieczone, burgerSides.skrzydelka, sides.surowki] },
    { name: 'Napoje', dishes: [bottles.cola, bottles.woda, bottles.ajran, bottles.oranzada] },
  ],
  discounts: [{ on: 'Pół kurczaka z rożna', buy: 1, get: 1, percent: 50, days: [2] }],
  soldOut: ['Frytki'],
  earlier: { 'Pół kurczaka z rożna': [[27, 24]] },
  goesWith: {
    'Kurczak z rożna': ['Hummus z pitą', 'Cola 0,5 l'],
    Kebab: ['Hummus z pitą', 'Cola 0,5 l'],
    Burgery: ['Hummus z pitą', 'Cola 0,5 l'],
    'Bez mięsa': ['Cola 0,5 l'],
    Dodatki: ['Cola 0,5 l'],
  },
  rings: [
    { km: 3, fee: 5, minCart: 30, freeFrom: 90, eta: [20, 35] },
    { km: 7.5, fee: 10, minCart: 55, freeFrom: 150, eta: [35, 55] },
  ],
  minutes: 10,
  packaging: 1.5,
  kitchen: { slotMinutes: 15, ordersPerSlot: 12 },
}
