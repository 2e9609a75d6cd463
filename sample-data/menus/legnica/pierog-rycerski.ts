import { foods, manyOf, own } from '@/sample-data/menus/ask'
import { sweets } from '@/sample-data/menus/library/desserts'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { pierogi } from '@/sample-data/menus/library/pierogi'
import { polishFlour, polishMains, polishStarters } from '@/sample-data/menus/library/polish'
import { pierogiCooking } from '@/sample-data/menus/library/polish-asks'
import { sides } from '@/sample-data/menus/library/sides'
import { breadBox } from '@/sample-data/menus/library/soup-asks'
import { polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

const fourCracklings = manyOf('Cztery rodzaje skwarek', foods('skwarki, boczek 3, cebula, kiełbasa wędzona 3'), {
  max: 4,
  free: 1,
  perOption: 2,
})

export const pierogRycerski: MenuOutline = {
  restaurant: 66,
  prices: { factor: 0.88 },
  categories: [
    {
      name: 'Pieróg jak tarcza',
      asks: [pierogiCooking, fourCracklings],
      dishes: [
        own(pierogi.ruskie, {
          name: 'Pieróg giermka',
          zloty: 21,
          about: 'Ćwierć kilo, ziemniaki z twarogiem i pieprzem.',
        }),
        own(pierogi.mieso, {
          name: 'Pieróg rycerza',
          zloty: 26,
          about: 'Ćwierć kilo, wołowina z cebulą, najcięższy w karcie.',
          of: 'ciasto pierogowe, wołowina, cebula',
        }),
      ],
    },
    {
      name: 'Pierogi na słodko',
      dishes: [
        own(pierogi.jagody, { name: 'Pieróg księżniczki', zloty: 24, about: 'Duży, z jagodami i kwaśną śmietaną.' }),
        pierogi.serSlodki,
      ],
    },
    {
      name: 'Zwykłe, osiem sztuk',
      asks: [pierogiCooking],
      dishes: [pierogi.soczewica, pierogi.szpinak, pierogi.pieczone],
    },
    {
      name: 'Zupy',
      asks: [breadBox],
      dishes: [polishSoups.zurek, polishSoups.kapusniak, polishSoups.grzybowa, poured.barszczKubek],
    },
    {
      name: 'Poza turniejem',
      dishes: [polishMains.golonka, polishMains.zeberka, polishFlour.placki, polishStarters.smalec],
    },
    {
      name: 'Dodatki i napoje',
      dishes: [sides.kapustaKiszona, sweets.racuchy, poured.kompot, bottles.woda, bottles.cydrZero],
    },
  ],
  discounts: [{ on: 'Pieróg jak tarcza', buy: 2, get: 1, percent: 50, days: [0] }],
  soldOut: ['Golonka z pieca'],
  goesWith: {
    'Pieróg jak tarcza': ['Surówka z kiszonej kapusty', 'Barszcz w kubku 0,25 l', 'Racuchy z jabłkami'],
    'Pierogi na słodko': ['Surówka z kiszonej kapusty', 'Barszcz w kubku 0,25 l', 'Racuchy z jabłkami'],
    'Zwykłe, osiem sztuk': ['Surówka z kiszonej kapusty', 'Barszcz w kubku 0,25 l', 'Racuchy z jabłkami'],
    Zupy: ['Surówka z kiszonej kapusty', 'Kompot domowy 0,4 l', 'Racuchy z jabłkami'],
    'Poza turniejem': ['Surówka z kiszonej kapusty', 'Barszcz w kubku 0,25 l', 'Racuchy z jabłkami'],
  },
  rings: [
    { km: 2, fee: 5, minCart: 25, freeFrom: 70, eta: [25, 40] },
    { km: 4, fee: 8, minCart: 40, eta: [35, 50] },
  ],
  packaging: 1.5,
  minutes: 18,
  kitchen: { slotMinutes: 15, ordersPerSlot: 6 },
  paused: { reason: 'other', endsInMinutes: null },
}
