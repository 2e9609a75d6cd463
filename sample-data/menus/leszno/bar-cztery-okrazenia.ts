import { own, setOf } from '@/sample-data/menus/ask'
import { burgerExtras, burgerSauce, withFries } from '@/sample-data/menus/library/burger-asks'
import { burgerSides, burgers } from '@/sample-data/menus/library/burgers'
import { bottles } from '@/sample-data/menus/library/drinks'
import { kebabs } from '@/sample-data/menus/library/kebab'
import { kebabExtras, kebabSauce, kebabSize, meat } from '@/sample-data/menus/library/kebab-asks'
import { polishMains } from '@/sample-data/menus/library/polish'
import { sides } from '@/sample-data/menus/library/sides'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const barCzteryOkrazenia: MenuOutline = {
  restaurant: 31,
  prices: { ending: 50, factor: 0.93 },
  categories: [
    {
      name: 'Burgery',
      asks: [burgerSauce, burgerExtras, withFries],
      dishes: [
        own(burgers.klasyk, { name: 'Pierwsze okrążenie' }),
        own(burgers.serowy, { name: 'Drugie okrążenie' }),
        own(burgers.ostry, { name: 'Trzecie okrążenie' }),
        own(burgers.bekon, { name: 'Czwarte okrążenie' }),
        burgers.roslinny,
      ],
    },
    {
      name: 'Z rusztu',
      dishes: [
        polishMains.kielbasa,
        polishMains.karkowka,
        own(polishMains.kielbasa, {
          name: 'Biała kiełbasa z rusztu',
          zloty: 25,
          about: 'Z chrzanem, musztardą i bułką.',
          of: 'kiełbasa biała, chrzan, musztarda, bułka pszenna',
        }),
      ],
    },
    {
      name: 'Kebab',
      asks: [meat, kebabSize, kebabSauce, kebabExtras],
      dishes: [kebabs.ciasto, kebabs.box, kebabs.talerz],
    },
    {
      name: 'Dodatki',
      dishes: [sides.frytki, sides.frytkiDuze, burgerSides.skrzydelka, burgerSides.ogorki, burgerSides.coleslaw],
    },
    {
      name: 'Na mecz',
      dishes: [
        {
          name: 'Zestaw na czterech',
          zloty: 139,
          about: 'Cztery burgery, rodzinne frytki i cztery napoje, gotowe przed pierwszym biegiem.',
          of: '',
          packaging: 5,
          asks: [
            setOf('Skład drużyny', [
              {
                title: 'Burger',
                count: 4,
                of: [
                  'Pierwsze okrążenie',
                  'Drugie okrążenie',
                  ['Trzecie okrążenie', 3],
                  ['Czwarte okrążenie', 4],
                  'Roślinny smash',
                ],
              },
              { title: 'Frytki', of: ['Frytki rodzinne'] },
              {
                title: 'Napój',
                count: 4,
                of: ['Cola 0,5 l', 'Woda gazowana 0,5 l', ['Piwo bezalkoholowe IPA 0,5 l', 3]],
              },
            ]),
          ],
        },
      ],
    },
    { name: 'Napoje', dishes: [bottles.cola, bottles.woda, bottles.oranzada, bottles.ipaZero] },
  ],
  discounts: [{ on: 'Burgery', buy: 3, get: 1, percent: 100, days: [6], maxUses: 3 }],
  soldOut: ['Ogórki w panierce'],
  goesWith: {
    Burgery: ['Frytki', 'Cola 0,5 l'],
    'Z rusztu': ['Frytki', 'Cola 0,5 l'],
    Kebab: ['Frytki', 'Cola 0,5 l'],
    Dodatki: ['Cola 0,5 l'],
    'Na mecz': ['Frytki', 'Cola 0,5 l'],
  },
  rings: [{ km: 4, fee: 7, minCart: 40, freeFrom: 110, eta: [25, 45] }],
  packaging: 1,
  minutes: 15,
  kitchen: { slotMinutes: 15, ordersPerSlot: 12 },
  paused: { reason: 'too-many-orders', endsInMinutes: null },
}
