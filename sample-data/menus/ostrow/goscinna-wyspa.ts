import { own } from '@/sample-data/menus/ask'
import { bakery } from '@/sample-data/menus/library/breakfasts'
import { cakes, sweets } from '@/sample-data/menus/library/desserts'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { pierogi } from '@/sample-data/menus/library/pierogi'
import { polishFlour, polishMains, polishStarters } from '@/sample-data/menus/library/polish'
import { compoteBox, salads } from '@/sample-data/menus/library/polish-asks'
import { sides } from '@/sample-data/menus/library/sides'
import { bread } from '@/sample-data/menus/library/soup-asks'
import { polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const goscinnaWyspa: MenuOutline = {
  restaurant: 33,
  prices: { factor: 1.14 },
  categories: [
    {
      name: 'Przystawki',
      dishes: [
        polishStarters.tatar,
        polishStarters.pasztet,
        own(polishStarters.sledz, {
          name: 'Śledź ostrowski',
          about: 'Matias w oleju z cebulą i suszoną śliwką.',
          of: 'śledź, cebula, śliwki suszone, olej',
        }),
      ],
    },
    {
      name: 'Zupy',
      asks: [bread],
      dishes: [own(polishSoups.czernina, { name: 'Czernina czwartkowa' }), polishSoups.barszcz, polishSoups.grzybowa],
    },
    {
      name: 'Dania z podpisem',
      asks: [salads],
      dishes: [
        own(polishMains.zrazy, { name: 'Zrazy pani Heleny' }),
        polishMains.kaczka,
        polishMains.golonka,
        polishMains.pstrag,
        polishMains.ges,
      ],
    },
    {
      name: 'Kluski',
      asks: [compoteBox],
      dishes: [
        own(polishFlour.szagowki, { name: 'Szagówki z borowikami' }),
        polishFlour.kluskiSlaskie,
        own(pierogi.kaczka, { name: 'Pierogi z kaczką i żurawiną' }),
      ],
    },
    { name: 'Dodatki', dishes: [sides.modra, sides.pyzy] },
    { name: 'Po obiedzie', dishes: [cakes.sernik, sweets.pyzySlodkie, own(bakery.rogal, { name: 'Rogal z makiem' })] },
    { name: 'Napoje', dishes: [poured.kompot, poured.herbataZimowa, bottles.woda] },
  ],
  discounts: [{ on: 'Kluski', buy: 1, get: 1, percent: 50, days: [2] }],
  soldOut: ['Czernina czwartkowa'],
  goesWith: {
    Przystawki: ['Modra kapusta', 'Kompot domowy 0,4 l', 'Sernik'],
    Zupy: ['Modra kapusta', 'Kompot domowy 0,4 l', 'Sernik'],
    'Dania z podpisem': ['Modra kapusta', 'Kompot domowy 0,4 l', 'Sernik'],
    Kluski: ['Modra kapusta', 'Kompot domowy 0,4 l', 'Sernik'],
    Dodatki: ['Kompot domowy 0,4 l'],
    'Po obiedzie': ['Herbata z sokiem malinowym'],
  },
  rings: [
    { km: 2.5, fee: 8, minCart: 50, freeFrom: 170, eta: [45, 60] },
    { km: 5, fee: 13, minCart: 80, eta: [55, 75] },
  ],
  packaging: 3.5,
  minutes: 40,
  kitchen: { slotMinutes: 30, ordersPerSlot: 5 },
}
