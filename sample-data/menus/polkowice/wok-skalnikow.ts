import { asking, foods, oneOf, own } from '@/sample-data/menus/ask'
import { asianStarters, bowls, wok } from '@/sample-data/menus/library/asian'
import { asianHotness, protein, wokSauce, wokVegetables } from '@/sample-data/menus/library/asian-asks'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import type { MenuOutline } from '@/sample-data/menus/outline'

const base = oneOf('Baza', foods('makaron udon, makaron ryżowy, makaron sojowy 2, ryż'))

export const wokSkalnikow: MenuOutline = {
  restaurant: 55,
  prices: { factor: 0.88, ending: 90 },
  categories: [
    {
      name: 'Złóż swój wok',
      asks: [base, wokVegetables, protein, wokSauce, asianHotness],
      dishes: [
        {
          name: 'Wok w siedem minut',
          zloty: 28,
          about: 'Baza, co najmniej dwa warzywa, dodatek i sos, trzy podrzuty nad ogniem.',
          of: 'czosnek, imbir, olej',
        },
        {
          name: 'Wok duży',
          zloty: 37,
          about: 'To samo, tylko półtorej porcji i większe pudełko.',
          of: 'czosnek, imbir, olej',
        },
      ],
    },
    {
      name: 'Woki z karty',
      dishes: [asking(wok.padThai, protein), wok.padThaiRoslinny, wok.slodkoKwasny, wok.wolowina, wok.curryZielone],
    },
    { name: 'Zupy dla cierpliwych', asks: [asianHotness], dishes: [bowls.phoBo, bowls.phoGa, bowls.kwasnoOstra] },
    {
      name: 'Roślinne',
      dishes: [wok.curryCzerwone, own(wok.udon, { name: 'Udon z grzybami' }), asianStarters.swiezeTofu],
    },
    {
      name: 'Małe',
      dishes: [
        asianStarters.sajgonki,
        asianStarters.krakersy,
        asianStarters.kimchiRoslinne,
        own(wok.ryzSmazony, {
          name: 'Ryż dla dzieci',
          zloty: 19,
          about: 'Mała porcja bez ostrego, z orzeszkami osobno.',
          of: 'ryż, jajko, groszek, sos sojowy, orzeszki ziemne',
        }),
      ],
    },
    { name: 'Napoje', dishes: [poured.zielona, bottles.cola, bottles.herbataMrozona, bottles.woda] },
  ],
  discounts: [{ on: 'Zupy dla cierpliwych', buy: 0, get: 0, percent: 20, days: [5, 6] }],
  soldOut: ['Krakersy krewetkowe'],
  goesWith: {
    'Złóż swój wok': ['Sajgonki, 4 sztuki', 'Herbata zielona sencha'],
    'Woki z karty': ['Sajgonki, 4 sztuki', 'Herbata zielona sencha'],
    'Zupy dla cierpliwych': ['Sajgonki, 4 sztuki', 'Herbata zielona sencha'],
    Roślinne: ['Sajgonki, 4 sztuki', 'Herbata zielona sencha'],
    Małe: ['Herbata zielona sencha'],
  },
  rings: [
    { km: 2, fee: 5, minCart: 30, freeFrom: 80, eta: [20, 35] },
    { km: 5, fee: 9, minCart: 45, eta: [30, 50] },
  ],
  packaging: 1.5,
  minutes: 12,
  kitchen: { slotMinutes: 15, ordersPerSlot: 8 },
}
