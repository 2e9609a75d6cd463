import { asking, byDefault, oneOf, option, own } from '@/sample-data/menus/ask'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { curries, indianStarters, tandoor } from '@/sample-data/menus/library/indian'
import { breadExtras, chutneys, reallyHot, rice } from '@/sample-data/menus/library/indian-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

const scale = oneOf('Ostrość', [
  option('Czytelnik'),
  byDefault(option('Sztygar')),
  option('Ratownik'),
  option('Górnik'),
])

export const cynamonIMiedz: MenuOutline = {
  restaurant: 50,
  prices: { factor: 0.98, ending: 90 },
  categories: [
    {
      name: 'Biryani z miedzianego garnka',
      asks: [scale, chutneys],
      packaging: 3,
      dishes: [
        tandoor.biryaniKurczak,
        tandoor.biryaniJagniecina,
        tandoor.biryaniWarzywa,
        own(tandoor.biryaniKurczak, {
          name: 'Biryani z krewetkami',
          zloty: 56,
          about: 'Krewetki, kokos i liście curry pod skorupą z ciasta.',
          of: 'ryż basmati, krewetki, mleko kokosowe, szafran, mąka pszenna',
        }),
      ],
    },
    {
      name: 'Curry',
      asks: [scale, rice],
      dishes: [curries.tikka, curries.roganJosh, asking(curries.vindaloo, reallyHot), curries.paneerMakhani],
    },
    { name: 'Curry roślinne', asks: [scale, breadExtras], dishes: [curries.dalTadka, curries.chana, curries.baingan] },
    {
      name: 'Przystawki',
      dishes: [indianStarters.samosa, indianStarters.pakoraKalafior, indianStarters.papadum, indianStarters.raita],
    },
    { name: 'Chleby', dishes: [tandoor.naan, tandoor.naanSer, tandoor.roti] },
    { name: 'Słodkie i napoje', dishes: [indianStarters.kheer, poured.lassiSlone, poured.czaj, bottles.woda] },
  ],
  discounts: [{ on: 'Biryani z miedzianego garnka', buy: 1, get: 1, percent: 50, days: [2, 3] }],
  soldOut: ['Rogan josh'],
  earlier: { 'Biryani z kurczakiem': [[41.9, 26]] },
  goesWith: {
    'Biryani z miedzianego garnka': ['Samosa, 2 sztuki', 'Lassi słone', 'Kheer'],
    Curry: ['Samosa, 2 sztuki', 'Lassi słone', 'Kheer'],
    'Curry roślinne': ['Samosa, 2 sztuki', 'Lassi słone', 'Kheer'],
    Przystawki: ['Lassi słone'],
    Chleby: ['Lassi słone'],
  },
  rings: [
    { km: 3, fee: 7, minCart: 40, freeFrom: 120, eta: [35, 50] },
    { km: 6, fee: 11, minCart: 60, eta: [45, 65] },
  ],
  packaging: 1,
  minutes: 28,
  kitchen: { slotMinutes: 15, ordersPerSlot: 4 },
}
