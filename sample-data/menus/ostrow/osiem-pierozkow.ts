import { own, setOf } from '@/sample-data/menus/ask'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { pierogi } from '@/sample-data/menus/library/pierogi'
import { polishFlour } from '@/sample-data/menus/library/polish'
import { pierogiCooking, pierogiTopping } from '@/sample-data/menus/library/polish-asks'
import { sides } from '@/sample-data/menus/library/sides'
import { breadBox } from '@/sample-data/menus/library/soup-asks'
import { plantSoups, polishSoups } from '@/sample-data/menus/library/soups'
import { plantMains } from '@/sample-data/menus/library/vegan'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const osiemPierozkow: MenuOutline = {
  restaurant: 40,
  prices: { factor: 0.9 },
  categories: [
    {
      name: 'Osiem farszów',
      asks: [pierogiCooking, pierogiTopping],
      dishes: [
        own(pierogi.ruskie, { name: 'Ruskie' }),
        own(pierogi.mieso, { name: 'Z mięsem' }),
        own(pierogi.kapusta, { name: 'Z kapustą i grzybami' }),
        own(pierogi.sliwka, { name: 'Z soczewicą i śliwką' }),
        own(pierogi.szpinak, { name: 'Ze szpinakiem i fetą' }),
        own(pierogi.kasza, { name: 'Z kaszą i twarogiem' }),
        own(pierogi.jagody, { name: 'Z jagodami' }),
        own(pierogi.serSlodki, { name: 'Z twarogiem na słodko' }),
      ],
    },
    {
      name: 'Żeby nie wybierać',
      dishes: [
        {
          name: 'Mieszany talerz',
          zloty: 52,
          about: 'Dwa wybrane farsze i kubek barszczu do popijania.',
          of: '',
          packaging: 2,
          asks: [
            setOf('Co na talerz', [
              {
                title: 'Farsz',
                count: 2,
                of: ['Ruskie', 'Z kapustą i grzybami', 'Z soczewicą i śliwką', ['Z mięsem', 3], 'Z kaszą i twarogiem'],
              },
              { title: 'Do popicia', of: ['Barszcz w kubku 0,25 l', 'Kompot domowy 0,4 l'] },
            ]),
          ],
        },
        own(pierogi.ruskie, {
          name: 'Zamrożone na później, 24 sztuki',
          zloty: 68,
          about: 'Jeden farsz, na dziś ruskie, pięć minut od wrzątku.',
        }),
      ],
    },
    { name: 'Zupy', asks: [breadBox], dishes: [polishSoups.pomidorowa, plantSoups.kiszonka] },
    { name: 'Nie pierogi', dishes: [polishFlour.kopytka, polishFlour.nalesnikiSer, plantMains.golabkiKasza] },
    { name: 'Dodatki', dishes: [sides.kapustaKiszona, sides.buraczki] },
    { name: 'Napoje', dishes: [poured.barszczKubek, poured.kompot, poured.maslanka, bottles.woda] },
  ],
  discounts: [{ on: 'Osiem farszów', buy: 1, get: 1, percent: 50, days: [1] }],
  soldOut: ['Z jagodami'],
  earlier: { Ruskie: [[25, 21]] },
  goesWith: {
    'Osiem farszów': ['Surówka z kiszonej kapusty', 'Barszcz w kubku 0,25 l'],
    'Żeby nie wybierać': ['Surówka z kiszonej kapusty', 'Barszcz w kubku 0,25 l'],
    Zupy: ['Surówka z kiszonej kapusty', 'Barszcz w kubku 0,25 l'],
    'Nie pierogi': ['Surówka z kiszonej kapusty', 'Barszcz w kubku 0,25 l'],
    Dodatki: ['Barszcz w kubku 0,25 l'],
  },
  rings: [
    { km: 2, fee: 5, minCart: 25, freeFrom: 70, eta: [25, 40] },
    { km: 4.5, fee: 8, minCart: 40, eta: [35, 50] },
  ],
  packaging: 1.5,
  minutes: 15,
  kitchen: { slotMinutes: 15, ordersPerSlot: 7 },
}
