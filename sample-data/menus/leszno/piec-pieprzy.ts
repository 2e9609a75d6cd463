import { asking, own, setOf } from '@/sample-data/menus/ask'
import { asianStarters, wok } from '@/sample-data/menus/library/asian'
import { protein } from '@/sample-data/menus/library/asian-asks'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { curries, indianStarters, tandoor } from '@/sample-data/menus/library/indian'
import { breadExtras, peppers, reallyHot, rice } from '@/sample-data/menus/library/indian-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const piecPieprzy: MenuOutline = {
  restaurant: 29,
  prices: { factor: 0.97 },
  categories: [
    {
      name: 'Małe rzeczy',
      dishes: [
        indianStarters.samosa,
        indianStarters.pakora,
        asianStarters.satay,
        indianStarters.mulligatawny,
        indianStarters.raita,
      ],
    },
    {
      name: 'Curry z mięsem',
      asks: [peppers, rice],
      dishes: [
        curries.butter,
        curries.korma,
        asking(curries.madras, reallyHot),
        own(curries.tikka, {
          name: 'Curry pięciu pieprzy',
          zloty: 46,
          about: 'Kurczak i pięć pieprzów: zielony, czarny, biały, różowy i długi.',
          of: 'kurczak, pieprz, śmietanka, cebula, ryż basmati',
        }),
      ],
    },
    {
      name: 'Curry roślinne',
      asks: [peppers, breadExtras],
      dishes: [curries.dalTadka, curries.aloo, curries.chana, wok.curryCzerwone],
    },
    { name: 'Z woka', asks: [protein], dishes: [wok.padThai, wok.ryzSmazony] },
    { name: 'Chleb z ognia', dishes: [tandoor.naan, tandoor.naanCzosnek, tandoor.naanSer, tandoor.roti] },
    {
      name: 'Thali',
      dishes: [
        {
          name: 'Thali z Zatorza',
          zloty: 56,
          about: 'Dwa curry, naan i coś słodkiego, po trochu ze wszystkiego.',
          of: '',
          asks: [
            setOf('Ułóż thali', [
              { title: 'Curry', count: 2, of: ['Dal tadka', 'Aloo gobi', 'Chana masala', ['Butter chicken', 6]] },
              { title: 'Chleb', of: ['Naan', ['Naan czosnkowy', 2]] },
              { title: 'Słodkie', of: ['Kheer', 'Gulab jamun, 3 sztuki'] },
            ]),
          ],
        },
      ],
    },
    {
      name: 'Słodkie i napoje',
      dishes: [indianStarters.kheer, indianStarters.gulab, poured.lassiMango, poured.czaj, bottles.woda],
    },
  ],
  discounts: [{ on: 'Curry roślinne', buy: 1, get: 1, percent: 50, days: [0] }],
  soldOut: ['Gulab jamun, 3 sztuki'],
  earlier: { 'Butter chicken': [[45, 16]] },
  goesWith: {
    'Małe rzeczy': ['Naan', 'Lassi z mango', 'Kheer'],
    'Curry z mięsem': ['Samosa, 2 sztuki', 'Lassi z mango', 'Kheer'],
    'Curry roślinne': ['Samosa, 2 sztuki', 'Lassi z mango', 'Kheer'],
    'Z woka': ['Samosa, 2 sztuki', 'Lassi z mango', 'Kheer'],
    'Chleb z ognia': ['Lassi z mango'],
    Thali: ['Samosa, 2 sztuki', 'Lassi z mango', 'Kheer'],
  },
  rings: [
    { km: 2.5, fee: 6, minCart: 35, freeFrom: 110, eta: [30, 45] },
    { km: 5.5, fee: 10, minCart: 55, eta: [40, 60] },
  ],
  packaging: 2,
  minutes: 22,
  kitchen: { slotMinutes: 15, ordersPerSlot: 5 },
}
