import { byDefault, oneOf, option, own } from '@/sample-data/menus/ask'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import { antipasti, dolci } from '@/sample-data/menus/library/italian'
import { pasta } from '@/sample-data/menus/library/pasta'
import { cheeseOnTop, pastaExtras, pastaShape, portion } from '@/sample-data/menus/library/pasta-asks'
import { redPizzas, whitePizzas } from '@/sample-data/menus/library/pizza'
import type { MenuOutline } from '@/sample-data/menus/outline'

/** Roman pizza by the piece; the price in the menu is that of the smallest. */
const weight = oneOf('Ile', [
  byDefault(option('Około 200 g')),
  option('Około 400 g', 16),
  option('Cała blacha, około 1,6 kg', 94),
])

export const bezCoperto: MenuOutline = {
  restaurant: 46,
  prices: { factor: 1.01 },
  categories: [
    {
      name: 'Makaron z żółtek',
      asks: [portion, cheeseOnTop],
      dishes: [
        pasta.bolognese,
        own(pasta.cacio, { name: 'Tagliolini cacio e pepe' }),
        pasta.borowiki,
        pasta.ravioli,
        pasta.lasagne,
      ],
    },
    {
      name: 'Makaron z semoliny',
      asks: [pastaShape, pastaExtras],
      dishes: [pasta.pomodoro, pasta.arrabbiata, pasta.carbonara, pasta.krewetki],
    },
    {
      name: 'Pizza na blasze',
      asks: [weight],
      packaging: 1,
      dishes: [
        own(redPizzas.margherita, { name: 'Na wagę: margherita', zloty: 17 }),
        own(redPizzas.diavola, { name: 'Na wagę: pikantne salami', zloty: 20 }),
        own(whitePizzas.ziemniak, { name: 'Na wagę: ziemniak i rozmaryn', zloty: 18 }),
        own(redPizzas.warzywna, { name: 'Na wagę: warzywa z pieca', zloty: 19 }),
      ],
    },
    { name: 'Antipasti', dishes: [antipasti.burrata, antipasti.carpaccio, antipasti.focaccia, antipasti.rukolowa] },
    { name: 'Dolci', dishes: [dolci.pannaCotta, dolci.tiramisu] },
    { name: 'Napoje', dishes: [bottles.woda, bottles.winoZero, poured.lemoniadaMalina, coffee.espresso] },
  ],
  discounts: [{ on: 'Pizza na blasze', buy: 1, get: 1, percent: 50, days: [2] }],
  soldOut: ['Linguine z krewetkami'],
  earlier: { 'Tagliatelle bolognese': [[41, 17]] },
  goesWith: {
    'Makaron z żółtek': ['Focaccia z rozmarynem', 'Woda gazowana 0,5 l', 'Panna cotta z malinami'],
    'Makaron z semoliny': ['Focaccia z rozmarynem', 'Woda gazowana 0,5 l', 'Panna cotta z malinami'],
    'Pizza na blasze': ['Focaccia z rozmarynem', 'Woda gazowana 0,5 l', 'Panna cotta z malinami'],
    Antipasti: ['Woda gazowana 0,5 l', 'Panna cotta z malinami'],
    Dolci: ['Espresso'],
  },
  rings: [
    { km: 2, fee: 6, minCart: 35, freeFrom: 110, eta: [30, 45] },
    { km: 6, fee: 11, minCart: 60, freeFrom: 180, eta: [40, 60] },
  ],
  packaging: 2,
  minutes: 22,
  kitchen: { slotMinutes: 15, ordersPerSlot: 5 },
}
