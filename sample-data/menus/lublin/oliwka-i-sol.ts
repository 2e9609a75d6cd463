import { asking, setOf } from '@/sample-data/menus/ask'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { antipasti, dolci, secondi } from '@/sample-data/menus/library/italian'
import { pasta } from '@/sample-data/menus/library/pasta'
import { pastaExtras, spiciness } from '@/sample-data/menus/library/pasta-asks'
import { meze, plantMains, plantSmall } from '@/sample-data/menus/library/vegan'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const oliwkaISol: MenuOutline = {
  restaurant: 12,
  prices: { factor: 1.08 },
  categories: [
    {
      name: 'Małe talerze',
      dishes: [
        meze.krewetki,
        meze.feta,
        meze.baklazan,
        meze.tzatziki,
        meze.dolma,
        meze.kalmary,
        meze.papryczki,
        meze.oliwki,
      ],
    },
    { name: 'Roślinne', dishes: [plantSmall.hummus, plantMains.baklazanPieczony, plantMains.miskaHummus] },
    { name: 'Makarony', asks: [spiciness], dishes: [pasta.krewetki, asking(pasta.aglio, pastaExtras), pasta.pesto] },
    { name: 'Z ognia', dishes: [secondi.dorada, secondi.osmiornica, antipasti.krewetki] },
    { name: 'Sałatki', dishes: [plantMains.salatkaGrecka, antipasti.caprese] },
    {
      name: 'Stół na dwoje',
      dishes: [
        {
          name: 'Pięć talerzyków',
          zloty: 99,
          about: 'Pięć małych talerzy, każdy wybierasz osobno, w kolejności, w jakiej przyjdą.',
          of: '',
          packaging: 4,
          asks: [
            setOf('Twoje talerzyki', [
              {
                title: 'Talerzyk',
                count: 5,
                of: [
                  'Feta z pieca',
                  'Bakłażan z jogurtem',
                  'Tzatziki z pitą',
                  'Dolma, 6 sztuk',
                  'Papryczki z patelni',
                  ['Krewetki saganaki', 9],
                  ['Smażone kalmary', 7],
                ],
              },
            ]),
          ],
        },
      ],
    },
    { name: 'Na koniec', dishes: [dolci.pannaCotta, dolci.affogato] },
    { name: 'Napoje', dishes: [poured.lemoniada, bottles.winoZero, bottles.woda] },
  ],
  discounts: [{ on: 'Małe talerze', buy: 4, get: 1, percent: 100, days: [0, 1, 2, 3] }],
  soldOut: ['Ośmiornica z ziemniakami'],
  goesWith: {
    'Małe talerze': ['Hummus z oliwą', 'Lemoniada cytrynowa z miętą 0,4 l', 'Panna cotta z malinami'],
    Roślinne: ['Tzatziki z pitą', 'Lemoniada cytrynowa z miętą 0,4 l', 'Panna cotta z malinami'],
    Makarony: ['Tzatziki z pitą', 'Lemoniada cytrynowa z miętą 0,4 l', 'Panna cotta z malinami'],
    'Z ognia': ['Tzatziki z pitą', 'Lemoniada cytrynowa z miętą 0,4 l', 'Panna cotta z malinami'],
    Sałatki: ['Lemoniada cytrynowa z miętą 0,4 l'],
    'Stół na dwoje': ['Tzatziki z pitą', 'Lemoniada cytrynowa z miętą 0,4 l', 'Panna cotta z malinami'],
    'Na koniec': ['Lemoniada cytrynowa z miętą 0,4 l'],
  },
  rings: [
    { km: 2, fee: 8, minCart: 50, freeFrom: 160, eta: [40, 55] },
    { km: 5, fee: 13, minCart: 80, eta: [50, 70] },
  ],
  packaging: 3,
  minutes: 30,
  kitchen: { slotMinutes: 30, ordersPerSlot: 6 },
}
