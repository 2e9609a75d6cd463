import { asking, own } from '@/sample-data/menus/ask'
import { cone, scoopBeside, scoops, threeFlavours } from '@/sample-data/menus/library/dessert-asks'
import { cakes, crepes, sweets } from '@/sample-data/menus/library/desserts'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const szronIWafel: MenuOutline = {
  restaurant: 63,
  prices: { ending: 50, factor: 0.95 },
  categories: [
    {
      name: 'Lody kręcone rano',
      dishes: [
        asking(sweets.lodyGalka, cone, scoops),
        asking(sweets.litr, threeFlavours),
        asking(
          own(sweets.litr, { name: 'Lody na wynos 0,5 l', zloty: 28, about: 'Połowa pudełka, do trzech smaków.' }),
          threeFlavours,
        ),
      ],
    },
    {
      name: 'Pucharki',
      dishes: [
        sweets.pucharek,
        own(sweets.pucharek, {
          name: 'Pucharek orzechowy',
          about: 'Trzy gałki, orzechy w karmelu i bita śmietana.',
          of: 'lody waniliowe, bita śmietana, orzechy włoskie, cukier',
        }),
        own(sweets.pucharek, {
          name: 'Trzynasty smak',
          zloty: 19,
          about: 'Wymyśliły go dzieci ze szkoły obok: wanilia, ogórek i mięta.',
          of: 'lody waniliowe, ogórek, mięta',
        }),
      ],
    },
    {
      name: 'Wafle i gofry',
      asks: [scoopBeside],
      dishes: [
        sweets.gofr,
        sweets.gofrSuchy,
        own(sweets.gofr, {
          name: 'Gofr z powidłami',
          zloty: 19,
          about: 'Powidła śliwkowe i garść orzechów.',
          of: 'mąka pszenna, jajko, mleko, powidła, orzechy włoskie',
        }),
      ],
    },
    {
      name: 'Na ciepło',
      dishes: [asking(cakes.szarlotka, scoopBeside), cakes.brownie, crepes.czekolada, crepes.cytryna],
    },
    {
      name: 'Gorące',

      dishes: [coffee.cappuccino, coffee.latte, coffee.kakao],
    },
    { name: 'Zimne', dishes: [coffee.mrozona, poured.lemoniadaMalina, bottles.oranzada, bottles.woda] },
  ],
  discounts: [{ on: 'Wafle i gofry', buy: 1, get: 1, percent: 50, days: [0, 1, 2, 3], hours: ['10:00', '13:00'] }],
  soldOut: ['Pucharek orzechowy'],
  goesWith: {
    Pucharki: ['Kawa mrożona'],
    'Wafle i gofry': ['Kawa mrożona'],
    'Na ciepło': ['Kawa mrożona'],
  },
  rings: [],
  pays: ['cash', 'card_on_place', 'blik', 'google_pay', 'apple_pay'],
  minutes: 8,
  packaging: 1,
  kitchen: { slotMinutes: 15, ordersPerSlot: 8 },
  scheduled: { stepMinutes: 15, daysAhead: 1 },
}
