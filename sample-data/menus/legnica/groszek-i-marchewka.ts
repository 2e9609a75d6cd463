import { own, setOf } from '@/sample-data/menus/ask'
import { morningBread, sweetExtras } from '@/sample-data/menus/library/breakfast-asks'
import { mornings } from '@/sample-data/menus/library/breakfasts'
import { cakes, sweets } from '@/sample-data/menus/library/desserts'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import { bowl, breadBox } from '@/sample-data/menus/library/soup-asks'
import { plantSoups } from '@/sample-data/menus/library/soups'
import { plantMains, plantSmall } from '@/sample-data/menus/library/vegan'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const groszekIMarchewka: MenuOutline = {
  restaurant: 69,
  prices: { factor: 0.82, ending: 50 },
  categories: [
    { name: 'Śniadania', asks: [morningBread], dishes: [mornings.tofucznica, mornings.pastaHummus] },
    { name: 'Owsianki', asks: [sweetExtras], dishes: [mornings.owsiankaRoslinna, mornings.jaglanka] },
    {
      name: 'Zupy',
      asks: [bowl, breadBox],
      dishes: [
        plantSoups.pomidory,
        plantSoups.groszek,
        plantSoups.kiszonka,
        own(plantSoups.dal, {
          name: 'Studencka z soczewicy',
          zloty: 6.1,
          about: 'Za piątkę z legitymacją, na słowo honoru.',
        }),
      ],
    },
    {
      name: 'Obiad, jaki znasz',
      dishes: [
        own(plantMains.kotletKalafior, { name: 'Kalafiorowy z koperkiem' }),
        plantMains.schaboszczak,
        plantMains.golabkiKasza,
        plantMains.gulaszGrzyby,
      ],
    },
    {
      name: 'Cały obiad',
      dishes: [
        {
          name: 'Taca stołówkowa',
          zloty: 46,
          about: 'Zupa, drugie i kompot, wszystko roślinne.',
          of: '',
          asks: [
            setOf('Na tacę', [
              { title: 'Zupa', of: ['Krem z pieczonych pomidorów', 'Krem z groszku z miętą', 'Kapuśniak roślinny'] },
              {
                title: 'Drugie',
                of: ['Kalafiorowy z koperkiem', 'Gołąbki z kaszą i grzybami', ['Schabowy z boczniaka', 2]],
              },
              { title: 'Do picia', of: ['Kompot domowy 0,4 l'] },
            ]),
          ],
        },
      ],
    },
    { name: 'Dodatki', dishes: [plantSmall.surowka, plantSmall.ziemniaki, plantSmall.frytkiBatat] },
    {
      name: 'Słodkie i napoje',
      dishes: [cakes.brownieRoslinne, sweets.mus, poured.kompot, coffee.czarna, bottles.woda],
    },
  ],
  discounts: [{ on: 'Obiad, jaki znasz', buy: 0, get: 0, percent: 15, days: [4] }],
  soldOut: ['Kapuśniak roślinny'],
  goesWith: {
    Śniadania: ['Kawa czarna', 'Brownie z fasoli'],
    Owsianki: ['Kawa czarna', 'Brownie z fasoli'],
    Zupy: ['Surówka dnia', 'Kompot domowy 0,4 l', 'Brownie z fasoli'],
    'Obiad, jaki znasz': ['Surówka dnia', 'Kompot domowy 0,4 l', 'Brownie z fasoli'],
    'Cały obiad': ['Surówka dnia', 'Kompot domowy 0,4 l', 'Brownie z fasoli'],
    Dodatki: ['Kompot domowy 0,4 l'],
  },
  rings: [{ km: 3.5, fee: 5, minCart: 25, freeFrom: 60, eta: [20, 40] }],
  packaging: 1,
  minutes: 12,
  kitchen: { slotMinutes: 15, ordersPerSlot: 7 },
}
