import { asking, own } from '@/sample-data/menus/ask'
import { cakes } from '@/sample-data/menus/library/desserts'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import { antipasti, dolci } from '@/sample-data/menus/library/italian'
import { pasta } from '@/sample-data/menus/library/pasta'
import { cheeseOnTop, pastaExtras, pastaShape } from '@/sample-data/menus/library/pasta-asks'
import { redPizzas, whitePizzas } from '@/sample-data/menus/library/pizza'
import { pizzaDough, pizzaSauce, pizzaSize, pizzaToppings } from '@/sample-data/menus/library/pizza-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const trzyWidelce: MenuOutline = {
  restaurant: 60,
  prices: { factor: 0.95, ending: 90 },
  categories: [
    {
      name: 'Pierwszy widelec: makaron',
      asks: [pastaShape, cheeseOnTop],
      dishes: [
        pasta.pomodoro,
        pasta.bolognese,
        pasta.carbonara,
        pasta.pesto,
        pasta.losos,
        asking(pasta.aglio, pastaExtras),
      ],
    },
    {
      name: 'Drugi widelec: pizza',
      asks: [pizzaSize, pizzaDough, pizzaToppings, pizzaSauce],
      packaging: 2,
      dishes: [
        redPizzas.margherita,
        redPizzas.capricciosa,
        redPizzas.diavola,
        redPizzas.prosciutto,
        redPizzas.hawajska,
        redPizzas.warzywna,
        redPizzas.tonno,
        whitePizzas.czterySery,
      ],
    },
    { name: 'Sałatki', dishes: [antipasti.cezar, antipasti.caprese] },
    {
      name: 'Dla dzieci',
      dishes: [
        own(pasta.dziecieca, { name: 'Wtorkowy makaron dla dzieci' }),
        own(redPizzas.margherita, {
          name: 'Pizza dla dzieci',
          zloty: 23,
          about: 'Dwadzieścia centymetrów, sos i ser, bez zielonego.',
          of: 'ciasto na pizzę, pomidory pelati, mozzarella',
        }),
      ],
    },
    { name: 'Trzeci widelec: ciasto', dishes: [dolci.tiramisu, cakes.tarta] },
    { name: 'Napoje', dishes: [bottles.cola, bottles.woda, poured.lemoniada, coffee.espresso] },
  ],
  discounts: [
    { on: 'Wtorkowy makaron dla dzieci', buy: 0, get: 0, percent: 100, days: [1], maxUses: 2 },
    { on: 'Drugi widelec: pizza', buy: 1, get: 1, percent: 50, days: [3] },
  ],
  soldOut: ['Tarta cytrynowa'],
  goesWith: {
    'Pierwszy widelec: makaron': ['Caprese', 'Cola 0,5 l', 'Tiramisu'],
    'Drugi widelec: pizza': ['Caprese', 'Cola 0,5 l', 'Tiramisu'],
    Sałatki: ['Cola 0,5 l'],
    'Dla dzieci': ['Caprese', 'Cola 0,5 l', 'Tiramisu'],
    'Trzeci widelec: ciasto': ['Espresso'],
  },
  rings: [
    { km: 2.5, fee: 6, minCart: 35, freeFrom: 100, eta: [30, 45] },
    { km: 6, fee: 10, minCart: 55, eta: [40, 60] },
  ],
  packaging: 1,
  minutes: 20,
  kitchen: { slotMinutes: 15, ordersPerSlot: 6 },
}
