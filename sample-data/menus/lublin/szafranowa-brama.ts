import { asking, setOf } from '@/sample-data/menus/ask'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { curries, indianStarters, tandoor } from '@/sample-data/menus/library/indian'
import { breadExtras, chutneys, peppers, reallyHot, rice } from '@/sample-data/menus/library/indian-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const szafranowaBrama: MenuOutline = {
  restaurant: 6,
  prices: { factor: 1.02 },
  categories: [
    {
      name: 'Przystawki',
      dishes: [
        asking(indianStarters.samosa, chutneys),
        indianStarters.pakora,
        indianStarters.pakoraKalafior,
        indianStarters.papadum,
        indianStarters.mulligatawny,
      ],
    },
    {
      name: 'Curry z mięsem i rybą',
      asks: [rice, peppers, breadExtras],
      dishes: [curries.butter, curries.tikka, asking(curries.vindaloo, reallyHot), curries.roganJosh, curries.krewetki],
    },
    {
      name: 'Curry roślinne i z serem',
      asks: [rice, peppers, breadExtras],
      dishes: [curries.palakPaneer, curries.paneerMakhani, curries.dalTadka, curries.chana, curries.baingan],
    },
    { name: 'Z tandoora', dishes: [tandoor.kurczak, tandoor.szaszlyk, tandoor.paneer] },
    { name: 'Chleby i dodatki', dishes: [tandoor.naan, tandoor.naanCzosnek, tandoor.roti, indianStarters.raita] },
    {
      name: 'Zestawy',
      dishes: [
        {
          name: 'Thali na południe',
          zloty: 46,
          about: 'Samosa albo pakora, jedno curry i chleb. Ostrość ustawiasz przy curry.',
          of: '',
          asks: [
            setOf('Skład thali', [
              { title: 'Przystawka', of: ['Samosa, 2 sztuki', 'Pakora z cebuli'] },
              { title: 'Curry', of: ['Dal tadka', 'Chana masala', ['Butter chicken', 7], ['Palak paneer', 4]] },
              { title: 'Chleb', of: ['Naan', 'Roti razowe', ['Naan czosnkowy', 2]] },
            ]),
          ],
        },
      ],
    },
    { name: 'Słodkie', dishes: [indianStarters.gulab, indianStarters.kheer] },
    { name: 'Napoje', dishes: [poured.lassiMango, poured.lassiSlone, poured.czaj, bottles.woda] },
  ],
  discounts: [
    { on: 'Curry roślinne i z serem', buy: 1, get: 1, percent: 50, days: [0] },
    { on: 'Thali na południe', buy: 0, get: 0, percent: 15, days: [0, 1, 2, 3, 4], hours: ['12:00', '15:00'] },
  ],
  soldOut: ['Baingan bharta'],
  earlier: { 'Thali na południe': [[44, 20]], 'Butter chicken': [[42, 75]] },
  goesWith: {
    Przystawki: ['Naan', 'Lassi z mango', 'Gulab jamun, 3 sztuki'],
    'Curry z mięsem i rybą': ['Samosa, 2 sztuki', 'Lassi z mango', 'Gulab jamun, 3 sztuki'],
    'Curry roślinne i z serem': ['Samosa, 2 sztuki', 'Lassi z mango', 'Gulab jamun, 3 sztuki'],
    'Z tandoora': ['Samosa, 2 sztuki', 'Lassi z mango', 'Gulab jamun, 3 sztuki'],
    'Chleby i dodatki': ['Lassi z mango'],
    Zestawy: ['Samosa, 2 sztuki', 'Lassi z mango', 'Gulab jamun, 3 sztuki'],
    Słodkie: ['Masala czaj'],
  },
  rings: [
    { km: 2, fee: 5, minCart: 35, freeFrom: 100, eta: [30, 45] },
    { km: 4.5, fee: 8, minCart: 45, freeFrom: 130, eta: [40, 55] },
    { km: 7, fee: 13, minCart: 70, eta: [50, 70] },
  ],
  packaging: 2,
  minutes: 25,
  kitchen: { slotMinutes: 15, ordersPerSlot: 6 },
}
