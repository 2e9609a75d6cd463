import { box, option, own } from '@/sample-data/menus/ask'
import { cakes, sweets } from '@/sample-data/menus/library/desserts'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { bowl, bread, soupToppings } from '@/sample-data/menus/library/soup-asks'
import { plantSoups } from '@/sample-data/menus/library/soups'
import { plantMains, plantSmall } from '@/sample-data/menus/library/vegan'
import type { MenuOutline } from '@/sample-data/menus/outline'

const seconds = box('Dokładka', option('Dołóż drugą porcję warzyw', 6, 'marchew, kalafior, groszek'))

export const szklarniaOgrodnika: MenuOutline = {
  restaurant: 30,
  prices: { factor: 0.98 },
  categories: [
    {
      name: 'Zupy z tego tygodnia',
      asks: [bowl, bread, soupToppings],
      dishes: [plantSoups.groszek, plantSoups.brokul, plantSoups.burak, plantSoups.minestrone],
    },
    {
      name: 'Dania z tego tygodnia',
      asks: [seconds],
      dishes: [
        plantMains.golabkiKasza,
        plantMains.chili,
        plantMains.curryCiecierzyca,
        own(plantMains.kotletKalafior, { name: 'Kalafior spod szkła' }),
      ],
    },
    {
      name: 'Sałaty urwane rano',
      dishes: [
        plantMains.salatkaOgrodu,
        plantMains.miskaKasza,
        own(plantMains.salatkaOgrodu, {
          name: 'Pomidory pięciu odmian',
          zloty: 26,
          about: 'Z cebulą, bazylią i kromką chleba do sosu.',
          of: 'pomidory, czerwona cebula, bazylia, oliwa, chleb żytni',
        }),
      ],
    },
    {
      name: 'Do chleba',
      dishes: [plantSmall.pasty, plantMains.pasztetSoczewica, plantSmall.kiszonki, plantSmall.surowka],
    },
    { name: 'Słodkie', dishes: [cakes.brownieRoslinne, sweets.mus] },
    { name: 'Napoje', dishes: [poured.kompot, poured.lemoniada, bottles.sokJablkowy] },
  ],
  discounts: [{ on: 'Dania z tego tygodnia', buy: 0, get: 0, percent: 20, hours: ['16:00', '17:00'] }],
  soldOut: ['Krem z buraka i jabłka'],
  goesWith: {
    'Zupy z tego tygodnia': ['Talerz kiszonek', 'Kompot domowy 0,4 l', 'Brownie z fasoli'],
    'Dania z tego tygodnia': ['Talerz kiszonek', 'Kompot domowy 0,4 l', 'Brownie z fasoli'],
    'Sałaty urwane rano': ['Talerz kiszonek', 'Kompot domowy 0,4 l', 'Brownie z fasoli'],
    'Do chleba': ['Kompot domowy 0,4 l'],
    Słodkie: ['Kompot domowy 0,4 l'],
  },
  rings: [{ km: 3, fee: 7, minCart: 35, freeFrom: 90, eta: [30, 45] }],
  pays: ['blik', 'card_online', 'transfer', 'apple_pay', 'google_pay'],
  packaging: 2,
  minutes: 15,
  kitchen: { slotMinutes: 15, ordersPerSlot: 4 },
  scheduled: { stepMinutes: 30, daysAhead: 1 },
}
