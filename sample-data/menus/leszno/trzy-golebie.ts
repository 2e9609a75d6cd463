import { asking, own, setOf } from '@/sample-data/menus/ask'
import { bottles, coffee } from '@/sample-data/menus/library/drinks'
import { antipasti, dolci } from '@/sample-data/menus/library/italian'
import { pasta } from '@/sample-data/menus/library/pasta'
import { cheeseOnTop, pastaExtras, pastaShape } from '@/sample-data/menus/library/pasta-asks'
import { redPizzas, whitePizzas } from '@/sample-data/menus/library/pizza'
import { extraSauces, pizzaSauce, pizzaToppings } from '@/sample-data/menus/library/pizza-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const trzyGolebie: MenuOutline = {
  restaurant: 23,
  prices: { ending: 90, factor: 1.02 },
  categories: [
    {
      name: 'Pizza neapolitańska',
      asks: [pizzaToppings, pizzaSauce],
      packaging: 2.5,
      dishes: [
        redPizzas.margherita,
        redPizzas.bufalina,
        redPizzas.marinara,
        redPizzas.diavola,
        redPizzas.tonno,
        redPizzas.calzone,
        whitePizzas.czterySery,
        whitePizzas.pistacja,
      ],
    },
    {
      name: 'Trzy makarony dnia',
      asks: [pastaShape, cheeseOnTop],
      dishes: [pasta.carbonara, pasta.arrabbiata, pasta.losos],
    },
    {
      name: 'Na początek',
      dishes: [antipasti.bruschetta, antipasti.caprese, antipasti.arancini, asking(antipasti.focaccia, extraSauces)],
    },
    {
      name: 'Na południe',
      dishes: [
        {
          name: 'Lunch gołębia',
          zloty: 45,
          about: 'Bruschetta, makaron dnia i woda, od poniedziałku do piątku.',
          of: '',
          asks: [
            setOf('Z czego składa się lunch', [
              { title: 'Przystawka', of: ['Bruschetta z pomidorami', ['Arancini', 6]] },
              { title: 'Makaron', of: ['Penne all’arrabbiata', ['Carbonara', 5], ['Tagliatelle z łososiem', 9]] },
              { title: 'Napój', of: ['Woda gazowana 0,5 l', 'Woda niegazowana 0,5 l'] },
            ]),
          ],
        },
        asking(own(pasta.dziecieca, { name: 'Makaron dla pisklaka' }), pastaExtras),
      ],
    },
    { name: 'Desery', dishes: [own(dolci.tiramisu, { name: 'Tiramisu z blachy' }), dolci.affogato] },
    { name: 'Napoje', dishes: [bottles.woda, bottles.wodaNiegazowana, bottles.cola, coffee.espresso] },
  ],
  discounts: [
    { on: 'Pizza neapolitańska', buy: 1, get: 1, percent: 50, days: [1, 2], hours: ['12:00', '17:00'] },
    { on: 'Lunch gołębia', buy: 0, get: 0, percent: 10, days: [0, 1, 2, 3, 4], hours: ['12:00', '15:00'] },
  ],
  soldOut: ['Tagliatelle z łososiem'],
  earlier: { Margherita: [[29.9, 8]], Diavola: [[41.9, 19]] },
  goesWith: {
    'Pizza neapolitańska': ['Bruschetta z pomidorami', 'Woda gazowana 0,5 l', 'Tiramisu z blachy'],
    'Trzy makarony dnia': ['Bruschetta z pomidorami', 'Woda gazowana 0,5 l', 'Tiramisu z blachy'],
    'Na początek': ['Woda gazowana 0,5 l'],
    'Na południe': ['Bruschetta z pomidorami', 'Woda gazowana 0,5 l', 'Tiramisu z blachy'],
    Desery: ['Espresso'],
  },
  rings: [
    { km: 2, fee: 5, minCart: 35, freeFrom: 100, eta: [25, 40] },
    { km: 4, fee: 8, minCart: 45, freeFrom: 140, eta: [35, 50] },
    { km: 6, fee: 12, minCart: 60, eta: [45, 60] },
  ],
  minutes: 18,
  kitchen: { slotMinutes: 15, ordersPerSlot: 7 },
}
