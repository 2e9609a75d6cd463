import { own, setOf } from '@/sample-data/menus/ask'
import { morningBread } from '@/sample-data/menus/library/breakfast-asks'
import { eggs, mornings } from '@/sample-data/menus/library/breakfasts'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import { polishFlour, polishMains, polishStarters } from '@/sample-data/menus/library/polish'
import { compoteBox, salads, side } from '@/sample-data/menus/library/polish-asks'
import { sides } from '@/sample-data/menus/library/sides'
import { bread } from '@/sample-data/menus/library/soup-asks'
import { polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const barNocnaZmiana: MenuOutline = {
  restaurant: 39,
  prices: { factor: 0.86 },
  categories: [
    {
      name: 'Zupy całą dobę',
      asks: [bread],
      dishes: [
        own(polishSoups.flaki, { name: 'Flaki nocnej zmiany' }),
        polishSoups.rosol,
        polishSoups.grochowka,
        polishSoups.barszczUkrainski,
      ],
    },
    {
      name: 'Mięso',
      asks: [side, salads],
      dishes: [
        own(polishMains.schabowy, {
          about: 'Rozbity na świeżo, także o czwartej rano.',
          of: 'schab, panierka, jajko, smalec',
        }),
        own(polishMains.mielony, { name: 'Mielony', of: 'wieprzowina, mielona wołowina, bułka pszenna, mleko, jajko' }),
        own(polishMains.watrobka, { of: 'wątróbka drobiowa, cebula, jabłka, masło' }),
      ],
    },
    { name: 'Z gara', asks: [compoteBox], dishes: [polishMains.bigos, polishMains.golabki, polishMains.fasolka] },
    { name: 'Mączne', dishes: [polishFlour.nalesnikiSer, polishFlour.kopytka, polishFlour.placki] },
    { name: 'Śniadania', asks: [morningBread], dishes: [eggs.jajecznica, eggs.sadzone, mornings.parowki] },
    {
      name: 'Dla kierowcy',
      dishes: [
        {
          name: 'Zupa, drugie, termos',
          zloty: 46,
          about: 'Zupa, danie i kawa nalana do Twojego termosu albo kubka.',
          of: '',
          asks: [
            setOf('Na drogę', [
              { title: 'Zupa', of: ['Rosół z makaronem', 'Grochówka', ['Flaki nocnej zmiany', 4]] },
              { title: 'Drugie', of: ['Gołąbki w sosie pomidorowym', 'Bigos trzydniowy', ['Kotlet schabowy', 4]] },
              { title: 'Kawa', of: ['Kawa do termosu 0,5 l'] },
            ]),
          ],
        },
        polishStarters.smalec,
      ],
    },
    { name: 'Dodatki', dishes: [sides.kapusta, sides.mizeria] },
    {
      name: 'Napoje',
      dishes: [
        own(coffee.czarna, { name: 'Kawa do termosu 0,5 l', zloty: 16 }),
        poured.kompot,
        bottles.woda,
        bottles.pszeniczneZero,
      ],
    },
  ],
  discounts: [{ on: 'Mięso', buy: 0, get: 0, percent: 20, hours: ['02:00', '06:00'] }],
  soldOut: ['Barszcz ukraiński'],
  goesWith: {
    'Zupy całą dobę': ['Kapusta zasmażana', 'Kawa do termosu 0,5 l'],
    Mięso: ['Kapusta zasmażana', 'Kawa do termosu 0,5 l'],
    'Z gara': ['Kapusta zasmażana', 'Kawa do termosu 0,5 l'],
    Mączne: ['Kapusta zasmażana', 'Kawa do termosu 0,5 l'],
    Śniadania: ['Kawa do termosu 0,5 l'],
    'Dla kierowcy': ['Kawa do termosu 0,5 l'],
    Dodatki: ['Kawa do termosu 0,5 l'],
  },
  rings: [
    { km: 3, fee: 5, minCart: 30, freeFrom: 80, eta: [25, 40] },
    { km: 5, fee: 8, minCart: 40, freeFrom: 110, eta: [35, 50] },
    { km: 7, fee: 11, minCart: 55, eta: [40, 60] },
  ],
  packaging: 2,
  minutes: 18,
  kitchen: { slotMinutes: 15, ordersPerSlot: 9 },
}
