import { asking, own, setOf } from '@/sample-data/menus/ask'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { antipasti, dolci } from '@/sample-data/menus/library/italian'
import { pasta } from '@/sample-data/menus/library/pasta'
import { cheeseOnTop, pastaShape } from '@/sample-data/menus/library/pasta-asks'
import { redPizzas, whitePizzas } from '@/sample-data/menus/library/pizza'
import { extraSauces, pizzaSauce, pizzaSize, pizzaToppings } from '@/sample-data/menus/library/pizza-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const pizzeriaSolZiemi: MenuOutline = {
  restaurant: 54,
  prices: { factor: 0.97 },
  categories: [
    {
      name: 'Pizza z cienkim środkiem',
      asks: [pizzaSize, pizzaToppings, pizzaSauce],
      packaging: 2,
      dishes: [
        redPizzas.margherita,
        redPizzas.marinara,
        redPizzas.diavola,
        own(redPizzas.wiejska, { name: 'Zagłębie' }),
        redPizzas.hawajska,
        redPizzas.owoceMorza,
        redPizzas.roslinna,
      ],
    },
    {
      name: 'Pizza na białej soli',
      asks: [pizzaSize, pizzaToppings],
      packaging: 2,
      dishes: [
        own(whitePizzas.ziemniak, { name: 'Sól, ziemniak, rozmaryn' }),
        whitePizzas.carbonara,
        whitePizzas.gruszka,
      ],
    },
    {
      name: 'Makarony',
      asks: [pastaShape, cheeseOnTop],
      dishes: [pasta.pomodoro, pasta.bolognese, pasta.pesto, pasta.gnocchi],
    },
    {
      name: 'Dla robota',
      dishes: [
        {
          name: 'Zestaw, który mieści robot',
          zloty: 66,
          about: 'Dwie pizze i dwa napoje, akurat tyle ma skrzynka.',
          of: '',
          packaging: 4,
          asks: [
            setOf('Do skrzynki', [
              { title: 'Pizza', count: 2, of: ['Margherita', 'Marinara', ['Diavola', 4], ['Zagłębie', 4]] },
              {
                title: 'Napój',
                count: 2,
                of: ['Cola 0,5 l', 'Herbata mrożona brzoskwiniowa 0,5 l', 'Woda gazowana 0,5 l'],
              },
            ]),
          ],
        },
      ],
    },
    { name: 'Przystawki', dishes: [antipasti.focaccia, antipasti.caprese, asking(antipasti.arancini, extraSauces)] },
    {
      name: 'Desery i napoje',
      dishes: [
        dolci.tiramisu,
        dolci.pizzaCzekolada,
        bottles.cola,
        bottles.herbataMrozona,
        bottles.woda,
        poured.lemoniada,
      ],
    },
  ],
  discounts: [
    { on: 'Pizza z cienkim środkiem', buy: 1, get: 1, percent: 50, days: [1, 2, 3], hours: ['13:00', '18:00'] },
  ],
  soldOut: ['Frutti di mare'],
  earlier: { Margherita: [[33, 10]] },
  goesWith: {
    'Pizza z cienkim środkiem': ['Focaccia z rozmarynem', 'Cola 0,5 l', 'Tiramisu'],
    'Pizza na białej soli': ['Focaccia z rozmarynem', 'Cola 0,5 l', 'Tiramisu'],
    Makarony: ['Focaccia z rozmarynem', 'Cola 0,5 l', 'Tiramisu'],
    'Dla robota': ['Focaccia z rozmarynem', 'Cola 0,5 l', 'Tiramisu'],
    Przystawki: ['Cola 0,5 l'],
  },
  rings: [
    { km: 2, fee: 0, minCart: 40, eta: [25, 40] },
    { km: 5, fee: 7, minCart: 50, freeFrom: 130, eta: [35, 50] },
    { km: 8, fee: 12, minCart: 70, eta: [45, 65] },
  ],
  minutes: 18,
  kitchen: { slotMinutes: 15, ordersPerSlot: 7 },
}
