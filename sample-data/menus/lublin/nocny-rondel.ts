import { setOf } from '@/sample-data/menus/ask'
import { morningBread } from '@/sample-data/menus/library/breakfast-asks'
import { eggs, mornings } from '@/sample-data/menus/library/breakfasts'
import { burgerExtras, burgerSauce, withFries } from '@/sample-data/menus/library/burger-asks'
import { burgerSides, burgers } from '@/sample-data/menus/library/burgers'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import { polishFlour, polishMains } from '@/sample-data/menus/library/polish'
import { salads } from '@/sample-data/menus/library/polish-asks'
import { bread } from '@/sample-data/menus/library/soup-asks'
import { polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const nocnyRondel: MenuOutline = {
  restaurant: 14,
  prices: { factor: 0.92 },
  categories: [
    {
      name: 'Zupy o każdej porze',
      asks: [bread],
      dishes: [polishSoups.zurek, polishSoups.rosol, polishSoups.flaki, polishSoups.gulaszowa],
    },
    {
      name: 'Jajka',
      asks: [morningBread],
      dishes: [eggs.jajecznica, eggs.jajecznicaBoczek, eggs.sadzone, mornings.parowki],
    },
    {
      name: 'Ciepły obiad',
      asks: [salads],
      dishes: [polishMains.schabowy, polishMains.mielony, polishMains.gulasz, polishMains.fasolka],
    },
    { name: 'Z patelni', dishes: [polishFlour.placki, polishFlour.plackiGulasz, polishFlour.nalesnikiSer] },
    {
      name: 'Burgery',
      asks: [burgerSauce, burgerExtras, withFries],
      dishes: [burgers.klasyk, burgers.serowy, burgers.kurczak],
    },
    {
      name: 'Zestaw nocny',
      dishes: [
        {
          name: 'Zupa i drugie',
          zloty: 44,
          about: 'Zupa, drugie danie i kompot, od zmierzchu do świtu i w dzień też.',
          of: '',
          asks: [
            setOf('Co na tacę', [
              { title: 'Zupa', of: ['Rosół z makaronem', ['Żurek na zakwasie', 3], ['Flaki po zamojsku', 4]] },
              { title: 'Drugie', of: ['Kotlet mielony z buraczkami', 'Gulasz z kaszą', ['Kotlet schabowy', 3]] },
              { title: 'Napój', of: ['Kompot domowy 0,4 l'] },
            ]),
          ],
        },
      ],
    },
    { name: 'Dodatki', dishes: [burgerSides.frytki, burgerSides.coleslaw] },
    { name: 'Napoje', dishes: [poured.kompot, coffee.czarna, bottles.cola, bottles.woda] },
  ],
  discounts: [{ on: 'Zupy o każdej porze', buy: 0, get: 0, percent: 20, hours: ['22:00', '05:00'] }],
  soldOut: ['Zupa gulaszowa'],
  earlier: { 'Kotlet schabowy': [[33, 60]] },
  goesWith: {
    'Zupy o każdej porze': ['Frytki krojone nożem', 'Kompot domowy 0,4 l'],
    Jajka: ['Kawa czarna'],
    'Ciepły obiad': ['Frytki krojone nożem', 'Kompot domowy 0,4 l'],
    'Z patelni': ['Frytki krojone nożem', 'Kompot domowy 0,4 l'],
    Burgery: ['Frytki krojone nożem', 'Kompot domowy 0,4 l'],
    'Zestaw nocny': ['Frytki krojone nożem', 'Kompot domowy 0,4 l'],
    Dodatki: ['Kompot domowy 0,4 l'],
  },
  rings: [
    { km: 3, fee: 5, minCart: 30, freeFrom: 80, eta: [25, 40] },
    { km: 5.5, fee: 8, minCart: 40, freeFrom: 110, eta: [35, 50] },
    { km: 8, fee: 12, minCart: 60, eta: [45, 65] },
  ],
  packaging: 2,
  minutes: 20,
  kitchen: { slotMinutes: 15, ordersPerSlot: 10 },
  paused: { reason: null, endsInMinutes: null, busyMinutes: 20 },
}
