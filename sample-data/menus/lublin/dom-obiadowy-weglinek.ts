import { asking, own } from '@/sample-data/menus/ask'
import { pieces, scoopBeside } from '@/sample-data/menus/library/dessert-asks'
import { cakes, sweets } from '@/sample-data/menus/library/desserts'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { polishFlour, polishMains, polishStarters } from '@/sample-data/menus/library/polish'
import { jar, salads } from '@/sample-data/menus/library/polish-asks'
import { sides } from '@/sample-data/menus/library/sides'
import { polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const domObiadowyWeglinek: MenuOutline = {
  restaurant: 20,
  prices: { factor: 1.03 },
  categories: [
    {
      name: 'Zupy i słoiki',
      asks: [jar],
      dishes: [own(polishSoups.rosol, { name: 'Rosół z kluskami lanymi' }), polishSoups.barszcz, polishSoups.kapusniak],
    },
    {
      name: 'Niedzielny obiad',
      asks: [salads],
      dishes: [
        polishMains.kaczka,
        polishMains.devolay,
        own(polishMains.schabowy, { name: 'Schabowy ze smalcu' }),
        polishMains.golonka,
        polishMains.golabki,
      ],
    },
    { name: 'Do odgrzania', asks: [jar], dishes: [polishMains.bigos, polishMains.fasolka, polishMains.gulasz] },
    { name: 'Z garnka i patelni', dishes: [polishFlour.kluskiSlaskie, polishFlour.placki, polishStarters.smalec] },
    { name: 'Dodatki', dishes: [sides.modra, sides.buraczki, sides.pyzy] },
    {
      name: 'Ciasta',
      asks: [pieces],
      dishes: [
        asking(own(cakes.szarlotka, { name: 'Szarlotka węglinecka' }), scoopBeside),
        cakes.sernik,
        cakes.makowiec,
      ],
    },
    { name: 'Na koniec', dishes: [sweets.pucharek, poured.kompot, bottles.woda, bottles.oranzada] },
  ],
  discounts: [{ on: 'Do odgrzania', buy: 3, get: 1, percent: 100 }],
  soldOut: ['Golonka z pieca'],
  earlier: { 'Kaczka z jabłkami': [[69, 28]] },
  goesWith: {
    'Zupy i słoiki': ['Modra kapusta', 'Kompot domowy 0,4 l'],
    'Niedzielny obiad': ['Modra kapusta', 'Kompot domowy 0,4 l'],
    'Do odgrzania': ['Modra kapusta', 'Kompot domowy 0,4 l'],
    'Z garnka i patelni': ['Modra kapusta', 'Kompot domowy 0,4 l'],
    Dodatki: ['Kompot domowy 0,4 l'],
    Ciasta: ['Kompot domowy 0,4 l'],
  },
  rings: [],
  pays: ['blik', 'card_online', 'transfer', 'cash', 'card_on_place'],
  packaging: 2.5,
  minutes: 30,
  kitchen: { slotMinutes: 30, ordersPerSlot: 10 },
  scheduled: { stepMinutes: 30, daysAhead: 14 },
}
