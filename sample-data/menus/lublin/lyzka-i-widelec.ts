import { own, setOf } from '@/sample-data/menus/ask'
import { cakes, sweets } from '@/sample-data/menus/library/desserts'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { pierogi } from '@/sample-data/menus/library/pierogi'
import { polishFlour, polishMains } from '@/sample-data/menus/library/polish'
import { side } from '@/sample-data/menus/library/polish-asks'
import { sides } from '@/sample-data/menus/library/sides'
import { breadBox } from '@/sample-data/menus/library/soup-asks'
import { polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const lyzkaIWidelec: MenuOutline = {
  restaurant: 18,
  prices: { factor: 0.8 },
  categories: [
    { name: 'Zupy', asks: [breadBox], dishes: [polishSoups.pomidorowa, polishSoups.ogorkowa] },
    {
      name: 'Drugie',
      asks: [side],
      dishes: [
        own(polishMains.schabowy, {
          about: 'Większy od talerza, z zasmażaną kapustą.',
          of: 'schab, panierka, jajko, smalec, kapusta',
        }),
        own(polishMains.devolay, { of: 'kurczak, masło, koper, panierka, jajko' }),
        own(polishMains.watrobka, { of: 'wątróbka drobiowa, cebula, jabłka, masło' }),
      ],
    },
    {
      name: 'Mączne',
      dishes: [pierogi.ruskie, polishFlour.kopytka, polishFlour.lazanki, polishFlour.placki, polishFlour.nalesnikiSer],
    },
    {
      name: 'Obiad dnia',
      dishes: [
        {
          name: 'Obiad z kredowej tablicy',
          zloty: 42,
          about: 'Zupa, drugie danie i kompot w jednej torbie.',
          of: '',
          asks: [
            setOf('Wybierz obiad', [
              { title: 'Zupa', of: ['Pomidorowa', 'Ogórkowa'] },
              { title: 'Drugie', of: ['Kotlet schabowy', 'Wątróbka z cebulą', ['Devolay', 2]] },
              { title: 'Do picia', of: ['Kompot domowy 0,4 l'] },
            ]),
          ],
        },
      ],
    },
    { name: 'Surówki', dishes: [sides.mizeria, sides.buraczki, sides.kapustaKiszona] },
    { name: 'Na deser i do picia', dishes: [sweets.racuchy, cakes.szarlotka, poured.kompot, bottles.wodaNiegazowana] },
  ],
  discounts: [{ on: 'Mączne', buy: 0, get: 0, percent: 15, days: [4] }],
  soldOut: ['Łazanki z kapustą'],
  goesWith: {
    Zupy: ['Mizeria', 'Kompot domowy 0,4 l', 'Racuchy z jabłkami'],
    Drugie: ['Mizeria', 'Kompot domowy 0,4 l', 'Racuchy z jabłkami'],
    Mączne: ['Mizeria', 'Kompot domowy 0,4 l', 'Racuchy z jabłkami'],
    'Obiad dnia': ['Mizeria', 'Kompot domowy 0,4 l', 'Racuchy z jabłkami'],
    Surówki: ['Kompot domowy 0,4 l'],
  },
  rings: [{ km: 4, fee: 6, minCart: 30, freeFrom: 70, eta: [30, 50] }],
  pays: ['cash', 'card_on_place', 'blik'],
  packaging: 2,
  minutes: 20,
  kitchen: { slotMinutes: 15, ordersPerSlot: 6 },
  scheduled: null,
}
