import { asking, own } from '@/sample-data/menus/ask'
import { bakery } from '@/sample-data/menus/library/breakfasts'
import { cakes, sweets } from '@/sample-data/menus/library/desserts'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { polishFlour, polishMains, polishStarters } from '@/sample-data/menus/library/polish'
import { salads, side } from '@/sample-data/menus/library/polish-asks'
import { sides } from '@/sample-data/menus/library/sides'
import { bread } from '@/sample-data/menus/library/soup-asks'
import { polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const podSzybowcem: MenuOutline = {
  restaurant: 21,
  prices: { factor: 1.1 },
  categories: [
    {
      name: 'Przed startem',
      dishes: [
        polishStarters.tatar,
        own(polishStarters.sledz, { name: 'Śledź pod pierzynką' }),
        polishStarters.galareta,
      ],
    },
    {
      name: 'Zupy',
      asks: [bread],
      dishes: [
        polishSoups.czernina,
        own(polishSoups.rosol, {
          name: 'Rosół z kaczki',
          of: 'bulion z kaczki, marchew, makaron jajeczny, natka pietruszki',
        }),
        polishSoups.grzybowa,
      ],
    },
    {
      name: 'Kaczka i spółka',
      asks: [salads],
      dishes: [
        own(polishMains.kaczka, {
          name: 'Kaczka sześciogodzinna',
          about: 'Pół kaczki z pyzami na parze i modrą kapustą, pyzy możesz dobrać.',
        }),
        own(polishMains.kaczka, {
          name: 'Pierś kaczki na różowo',
          zloty: 58,
          about: 'Z sosem wiśniowym, pyzą i modrą kapustą.',
          of: 'kaczka, wiśnie, czerwone wino, czerwona kapusta, pyzy',
        }),
        polishMains.ges,
        polishMains.zrazy,
      ],
    },
    {
      name: 'Z wody i z patelni',
      dishes: [
        polishMains.pstrag,
        asking(own(polishMains.schabowy, { name: 'Schabowy pilota' }), side),
        polishFlour.szagowki,
        polishFlour.kopytka,
      ],
    },
    { name: 'Dodatki', dishes: [sides.pyzy, sides.modra, sides.buraczki] },
    {
      name: 'Lądowanie na słodko',
      dishes: [own(bakery.rogal, { name: 'Rogal z białym makiem i konfiturą' }), cakes.szarlotka, sweets.pyzySlodkie],
    },
    { name: 'Napoje', dishes: [poured.kompot, bottles.woda, bottles.pszeniczneZero] },
  ],
  discounts: [{ on: 'Kaczka sześciogodzinna', buy: 2, get: 1, percent: 50, days: [6] }],
  soldOut: ['Gęsie udo'],
  earlier: { 'Kaczka sześciogodzinna': [[74, 33]] },
  goesWith: {
    'Przed startem': ['Pyzy na parze, 2 sztuki', 'Kompot domowy 0,4 l', 'Rogal z białym makiem i konfiturą'],
    Zupy: ['Modra kapusta', 'Kompot domowy 0,4 l', 'Rogal z białym makiem i konfiturą'],
    'Kaczka i spółka': ['Modra kapusta', 'Kompot domowy 0,4 l', 'Rogal z białym makiem i konfiturą'],
    'Z wody i z patelni': ['Modra kapusta', 'Kompot domowy 0,4 l', 'Rogal z białym makiem i konfiturą'],
    Dodatki: ['Kompot domowy 0,4 l'],
    'Lądowanie na słodko': ['Kompot domowy 0,4 l'],
  },
  rings: [
    { km: 2, fee: 7, minCart: 50, freeFrom: 160, eta: [45, 60] },
    { km: 5, fee: 12, minCart: 80, eta: [55, 75] },
  ],
  packaging: 3,
  minutes: 40,
  kitchen: { slotMinutes: 30, ordersPerSlot: 6 },
}
