import { own } from '@/sample-data/menus/ask'
import { eggs, mornings } from '@/sample-data/menus/library/breakfasts'
import { burgerSauce, withFries } from '@/sample-data/menus/library/burger-asks'
import { burgerSides, burgers } from '@/sample-data/menus/library/burgers'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import { polishFlour, polishMains } from '@/sample-data/menus/library/polish'
import { bowl, bread } from '@/sample-data/menus/library/soup-asks'
import { polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const barBialyParowoz: MenuOutline = {
  restaurant: 44,
  prices: { factor: 0.84 },
  categories: [
    {
      name: 'Zupa w trzy minuty',
      asks: [bowl, bread],
      dishes: [
        polishSoups.pomidorowa,
        polishSoups.zurek,
        polishSoups.krupnik,
        own(polishSoups.grochowka, { name: 'Grochówka parowozowa' }),
      ],
    },
    {
      name: 'Burgery',
      asks: [burgerSauce, withFries],
      dishes: [burgers.klasyk, burgers.serowy, burgers.ryba, burgers.maly],
    },
    { name: 'Obiad', dishes: [polishMains.mielony, polishMains.fasolka, polishFlour.lazanki] },
    {
      name: 'Na peron',
      dishes: [
        mornings.kanapkaSzynka,
        mornings.parowki,
        own(eggs.jajecznica, {
          name: 'Bułka z jajecznicą',
          about: 'Jajecznica ze szczypiorkiem w bułce, zawinięta w papier.',
          of: 'bułka pszenna, jajko, masło, szczypior',
        }),
      ],
    },
    { name: 'Dodatki', dishes: [burgerSides.frytki, burgerSides.ogorki] },
    { name: 'Napoje', dishes: [coffee.czarna, poured.kompot, bottles.oranzada, bottles.woda] },
  ],
  discounts: [
    { on: 'Zupa w trzy minuty', buy: 0, get: 0, percent: 20, days: [0, 1, 2, 3, 4], hours: ['05:30', '09:00'] },
  ],
  soldOut: ['Ogórki w panierce'],
  goesWith: {
    'Zupa w trzy minuty': ['Frytki krojone nożem', 'Kawa czarna'],
    Burgery: ['Frytki krojone nożem', 'Kawa czarna'],
    Obiad: ['Frytki krojone nożem', 'Kawa czarna'],
    'Na peron': ['Frytki krojone nożem', 'Kawa czarna'],
    Dodatki: ['Kawa czarna'],
  },
  rings: [],
  pays: ['cash', 'card_on_place', 'blik', 'card_online'],
  minutes: 10,
  kitchen: { slotMinutes: 15, ordersPerSlot: 10 },
  paused: { reason: 'closed', endsInMinutes: null },
}
