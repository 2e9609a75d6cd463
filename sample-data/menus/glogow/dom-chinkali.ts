import { byDefault, oneOf, option, own, setOf } from '@/sample-data/menus/ask'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { chaczapuri, chinkali, georgianKitchen } from '@/sample-data/menus/library/georgian'
import type { MenuOutline } from '@/sample-data/menus/outline'

const howMany = oneOf('Ile sztuk', [byDefault(option('6 sztuk')), option('10 sztuk', 21), option('15 sztuk', 44)])

export const domChinkali: MenuOutline = {
  restaurant: 61,
  prices: { factor: 0.94 },
  categories: [
    {
      name: 'Chinkali, dziewiętnaście fałd',
      asks: [howMany],
      dishes: [
        own(chinkali.mieso, { name: 'Z mięsem i kolendrą' }),
        own(chinkali.ser, { name: 'Z serem' }),
        own(chinkali.ziemniak, { name: 'Z ziemniakiem' }),
        own(chinkali.grzyby, { name: 'Z grzybami' }),
      ],
    },
    {
      name: 'Zupy',
      dishes: [
        georgianKitchen.charczo,
        own(georgianKitchen.charczo, {
          name: 'Czichirtma',
          zloty: 25,
          about: 'Rosół z kury zagęszczony jajkiem i cytryną.',
          of: 'bulion drobiowy, kurczak, jajko, cytryna, kolendra',
        }),
      ],
    },
    { name: 'Placki z pieca', dishes: [chaczapuri.imeruli, chaczapuri.adzarskie, chaczapuri.lobiani] },
    {
      name: 'Zimne i orzechowe',
      dishes: [georgianKitchen.badridzani, georgianKitchen.pchali, georgianKitchen.satsiwi, georgianKitchen.salatka],
    },
    { name: 'Garnki', dishes: [georgianKitchen.lobio, georgianKitchen.chaszlama] },
    {
      name: 'Dla rodziny',
      dishes: [
        {
          name: 'Stół babci',
          zloty: 109,
          about: 'Dwie porcje chinkali, placek z pieca i coś orzechowego.',
          of: '',
          packaging: 3,
          asks: [
            setOf('Co stawia babcia', [
              { title: 'Chinkali', count: 2, of: ['Z mięsem i kolendrą', 'Z serem', 'Z ziemniakiem', 'Z grzybami'] },
              { title: 'Placek', of: ['Chaczapuri imeruli', 'Lobiani', ['Chaczapuri adżarskie', 4]] },
              { title: 'Orzechowe', of: ['Pchali, trzy smaki', 'Bakłażan z orzechami'] },
            ]),
          ],
        },
      ],
    },
    {
      name: 'Słodkie i napoje',
      dishes: [georgianKitchen.czurczchela, poured.estragonowa, bottles.sokJablkowy, bottles.woda],
    },
  ],
  discounts: [{ on: 'Placki z pieca', buy: 1, get: 1, percent: 50, days: [0, 1] }],
  soldOut: ['Chaszlama'],
  goesWith: {
    'Chinkali, dziewiętnaście fałd': ['Pchali, trzy smaki', 'Lemoniada estragonowa 0,4 l', 'Czurczchela'],
    Zupy: ['Pchali, trzy smaki', 'Lemoniada estragonowa 0,4 l', 'Czurczchela'],
    'Placki z pieca': ['Pchali, trzy smaki', 'Lemoniada estragonowa 0,4 l', 'Czurczchela'],
    'Zimne i orzechowe': ['Lemoniada estragonowa 0,4 l'],
    Garnki: ['Pchali, trzy smaki', 'Lemoniada estragonowa 0,4 l', 'Czurczchela'],
    'Dla rodziny': ['Pchali, trzy smaki', 'Lemoniada estragonowa 0,4 l', 'Czurczchela'],
  },
  rings: [
    { km: 2, fee: 6, minCart: 35, freeFrom: 100, eta: [35, 50] },
    { km: 5, fee: 10, minCart: 50, freeFrom: 150, eta: [45, 60] },
  ],
  packaging: 2,
  minutes: 25,
  kitchen: { slotMinutes: 15, ordersPerSlot: 4 },
}
