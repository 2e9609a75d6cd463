import { asking, own } from '@/sample-data/menus/ask'
import { bakery } from '@/sample-data/menus/library/breakfasts'
import { cakes } from '@/sample-data/menus/library/desserts'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { pierogi } from '@/sample-data/menus/library/pierogi'
import { polishFlour, polishMains, polishStarters } from '@/sample-data/menus/library/polish'
import { pierogiTopping, salads, side } from '@/sample-data/menus/library/polish-asks'
import { bread } from '@/sample-data/menus/library/soup-asks'
import { polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const podKozlimRogiem: MenuOutline = {
  restaurant: 1,
  prices: { factor: 1.12 },
  categories: [
    {
      name: 'Na początek',
      dishes: [polishStarters.sledz, polishStarters.tatar, polishStarters.pasztet, polishStarters.oscypek],
    },
    {
      name: 'Zupy',
      asks: [bread],
      dishes: [
        polishSoups.forszmak,
        own(polishSoups.zurek, {
          name: 'Żurek lubelski',
          about: 'Zakwas z mąki razowej, biała kiełbasa i łyżka twarogu.',
          of: `${polishSoups.zurek.of}, twaróg`,
        }),
        polishSoups.flaki,
        polishSoups.grzybowa,
      ],
    },
    {
      name: 'Z okolicznych zeszytów',
      dishes: [
        asking(polishMains.ges, side),
        polishMains.zrazy,
        polishMains.pstrag,
        asking(own(polishMains.schabowy, { name: 'Schabowy z kością' }), salads),
        polishMains.zeberka,
        polishFlour.pirog,
      ],
    },
    {
      name: 'Pierogi',
      asks: [pierogiTopping],
      dishes: [
        pierogi.kasza,
        pierogi.kaczka,
        pierogi.kapusta,
        own(pierogi.ruskie, { name: 'Pierogi z ziemniakiem i serem' }),
      ],
    },
    {
      name: 'Chleb i cebularze',
      dishes: [polishFlour.cebularz, own(bakery.chleb, { name: 'Bochenek z Rynku 0,8 kg' })],
    },
    {
      name: 'Słodkie',
      dishes: [
        cakes.szarlotka,
        own(cakes.sernik, { name: 'Sernik z kaszą jaglaną', of: `${cakes.sernik.of}, kasza jaglana` }),
      ],
    },
    { name: 'Napoje', dishes: [poured.kompot, bottles.woda, bottles.sokJablkowy, bottles.pszeniczneZero] },
  ],
  discounts: [{ on: 'Pierogi', buy: 1, get: 1, percent: 50, days: [0, 1], hours: ['12:00', '16:00'] }],
  soldOut: ['Gęsie udo'],
  earlier: { 'Forszmak lubelski': [[32, 40]], 'Pierogi z kaczką': [[41, 9]] },
  goesWith: {
    'Na początek': ['Bochenek z Rynku 0,8 kg', 'Kompot domowy 0,4 l', 'Szarlotka na ciepło'],
    Zupy: ['Cebularz lubelski', 'Kompot domowy 0,4 l', 'Szarlotka na ciepło'],
    'Z okolicznych zeszytów': ['Cebularz lubelski', 'Kompot domowy 0,4 l', 'Szarlotka na ciepło'],
    Pierogi: ['Cebularz lubelski', 'Kompot domowy 0,4 l', 'Szarlotka na ciepło'],
    'Chleb i cebularze': ['Kompot domowy 0,4 l'],
    Słodkie: ['Kompot domowy 0,4 l'],
  },
  rings: [
    { km: 2, fee: 7, minCart: 40, freeFrom: 140, eta: [40, 55] },
    { km: 5, fee: 12, minCart: 60, eta: [50, 70] },
  ],
  packaging: 3,
  minutes: 35,
  kitchen: { slotMinutes: 30, ordersPerSlot: 8 },
}
