import { own, setOf } from '@/sample-data/menus/ask'
import { morningBread } from '@/sample-data/menus/library/breakfast-asks'
import { eggs, mornings } from '@/sample-data/menus/library/breakfasts'
import { sweets } from '@/sample-data/menus/library/desserts'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import { pierogi } from '@/sample-data/menus/library/pierogi'
import { polishFlour, polishMains } from '@/sample-data/menus/library/polish'
import { compoteBox, salads, side } from '@/sample-data/menus/library/polish-asks'
import { sides } from '@/sample-data/menus/library/sides'
import { bread } from '@/sample-data/menus/library/soup-asks'
import { polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const barCzwartaSzychta: MenuOutline = {
  restaurant: 49,
  prices: { factor: 0.9 },
  categories: [
    {
      name: 'Zupy',
      asks: [bread],
      dishes: [
        own(polishSoups.zurek, { name: 'Żurek pierwszej szychty' }),
        polishSoups.kapusniak,
        polishSoups.gulaszowa,
      ],
    },
    {
      name: 'Obiad o szóstej rano',
      asks: [side, salads],
      dishes: [
        own(polishMains.schabowy, {
          name: 'Schabowy górniczy',
          zloty: 41,
          about: 'Dwieście pięćdziesiąt gramów, na smalcu.',
          of: 'schab, panierka, jajko, smalec',
        }),
        own(polishMains.devolay, { of: 'kurczak, masło, koper, panierka, jajko' }),
        own(polishMains.karkowka, { of: 'karkówka, musztarda, czosnek' }),
      ],
    },
    { name: 'Z kotła', asks: [compoteBox], dishes: [polishMains.gulasz, polishMains.bigos, polishMains.golonka] },
    {
      name: 'Śniadanie o szóstej wieczorem',
      asks: [morningBread],
      dishes: [eggs.jajecznicaBoczek, mornings.bialaKielbasa, eggs.sadzone],
    },
    { name: 'Mączne', dishes: [pierogi.ruskie, polishFlour.plackiGulasz, polishFlour.kluskiSlaskie] },
    {
      name: 'Na cztery szychty',
      dishes: [
        {
          name: 'Porcja dla dwóch górników',
          zloty: 85,
          about: 'Dwie zupy, dwa drugie dania i dwa kompoty.',
          of: '',
          packaging: 3,
          asks: [
            setOf('Kto co je', [
              {
                title: 'Zupa',
                count: 2,
                of: ['Żurek pierwszej szychty', 'Kapuśniak z żeberkiem', ['Zupa gulaszowa', 2]],
              },
              { title: 'Drugie', count: 2, of: ['Gulasz z kaszą', 'Bigos trzydniowy', ['Schabowy górniczy', 5]] },
              { title: 'Kompot', count: 2, of: ['Kompot domowy 0,4 l'] },
            ]),
          ],
        },
      ],
    },
    { name: 'Dodatki i słodkie', dishes: [sides.kapusta, sides.surowki, sweets.racuchy] },
    { name: 'Napoje', dishes: [poured.kompot, coffee.czarna, bottles.woda, bottles.ipaZero] },
  ],
  discounts: [{ on: 'Obiad o szóstej rano', buy: 0, get: 0, percent: 15, hours: ['05:30', '07:30'] }],
  soldOut: ['Kluski śląskie z sosem'],
  goesWith: {
    Zupy: ['Kapusta zasmażana', 'Kompot domowy 0,4 l', 'Racuchy z jabłkami'],
    'Obiad o szóstej rano': ['Kapusta zasmażana', 'Kompot domowy 0,4 l', 'Racuchy z jabłkami'],
    'Z kotła': ['Kapusta zasmażana', 'Kompot domowy 0,4 l', 'Racuchy z jabłkami'],
    'Śniadanie o szóstej wieczorem': ['Kawa czarna', 'Racuchy z jabłkami'],
    Mączne: ['Kapusta zasmażana', 'Kompot domowy 0,4 l', 'Racuchy z jabłkami'],
    'Na cztery szychty': ['Kapusta zasmażana', 'Kompot domowy 0,4 l', 'Racuchy z jabłkami'],
    'Dodatki i słodkie': ['Kompot domowy 0,4 l'],
  },
  rings: [
    { km: 3, fee: 5, minCart: 30, freeFrom: 90, eta: [25, 40] },
    { km: 6, fee: 9, minCart: 45, freeFrom: 130, eta: [35, 55] },
    { km: 10, fee: 14, minCart: 80, eta: [50, 75] },
  ],
  packaging: 2,
  minutes: 20,
  kitchen: { slotMinutes: 15, ordersPerSlot: 10 },
}
