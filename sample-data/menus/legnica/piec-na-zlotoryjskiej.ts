import { asking, own, setOf } from '@/sample-data/menus/ask'
import { burgerExtras, burgerSauce, withFries } from '@/sample-data/menus/library/burger-asks'
import { burgerSides, burgers } from '@/sample-data/menus/library/burgers'
import { bottles } from '@/sample-data/menus/library/drinks'
import { pasta } from '@/sample-data/menus/library/pasta'
import { cheeseOnTop, pastaShape } from '@/sample-data/menus/library/pasta-asks'
import { redPizzas, whitePizzas } from '@/sample-data/menus/library/pizza'
import { extraSauces, familyPizzaSize, pizzaToppings } from '@/sample-data/menus/library/pizza-asks'
import { sides } from '@/sample-data/menus/library/sides'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const piecNaZlotoryjskiej: MenuOutline = {
  restaurant: 67,
  prices: { ending: 90, factor: 0.99 },
  categories: [
    {
      name: 'Duże pizze',
      asks: [familyPizzaSize, pizzaToppings, extraSauces],
      packaging: 3,
      dishes: [
        redPizzas.margherita,
        redPizzas.capricciosa,
        own(redPizzas.diavola, { name: 'Złotoryjska pikantna' }),
        redPizzas.hawajska,
        redPizzas.wiejska,
        redPizzas.funghi,
        redPizzas.tonno,
        whitePizzas.czterySery,
        own(redPizzas.roslinna, { name: 'Klatka bez mięsa' }),
      ],
    },
    {
      name: 'Burgery',
      asks: [burgerSauce, burgerExtras, withFries],
      dishes: [burgers.klasyk, burgers.bekon, burgers.kurczak, burgers.roslinny],
    },
    { name: 'Makarony', asks: [pastaShape, cheeseOnTop], dishes: [pasta.bolognese, pasta.carbonara, pasta.arrabbiata] },
    {
      name: 'Dla całej klatki',
      dishes: [
        {
          name: 'Zestaw sąsiedzki',
          zloty: 135,
          about: 'Trzy pizze, rodzinne frytki i trzy napoje. Oliwa czosnkowa w każdym pudełku.',
          of: 'oliwa, czosnek',
          packaging: 6,
          asks: [
            setOf('Co bierze klatka', [
              {
                title: 'Pizza',
                count: 3,
                of: [
                  'Margherita',
                  'Funghi',
                  ['Capricciosa', 3],
                  ['Złotoryjska pikantna', 3],
                  ['Wiejska', 3],
                  'Klatka bez mięsa',
                ],
              },
              { title: 'Frytki', of: ['Frytki rodzinne'] },
              { title: 'Napój', count: 3, of: ['Cola 0,5 l', 'Woda gazowana 0,5 l'] },
            ]),
          ],
        },
      ],
    },
    {
      name: 'Dodatki',
      dishes: [sides.frytki, sides.frytkiDuze, burgerSides.krazki, asking(burgerSides.nuggetsy, extraSauces)],
    },
    { name: 'Napoje', dishes: [bottles.cola, bottles.colaZero, bottles.woda, bottles.pszeniczneZero] },
  ],
  discounts: [
    { on: 'Duże pizze', buy: 1, get: 1, percent: 50, days: [0, 1, 2] },
    { on: 'Duże pizze', buy: 3, get: 1, percent: 100, days: [4, 5], hours: ['20:00', '01:00'] },
  ],
  soldOut: ['Krążki cebulowe'],
  earlier: { Capricciosa: [[41.9, 18]] },
  goesWith: {
    'Duże pizze': ['Frytki', 'Cola 0,5 l'],
    Burgery: ['Frytki', 'Cola 0,5 l'],
    Makarony: ['Frytki', 'Cola 0,5 l'],
    'Dla całej klatki': ['Frytki', 'Cola 0,5 l'],
    Dodatki: ['Cola 0,5 l'],
  },
  rings: [
    { km: 3, fee: 6, minCart: 40, freeFrom: 100, eta: [30, 45] },
    { km: 6, fee: 9, minCart: 50, freeFrom: 150, eta: [40, 55] },
    { km: 9, fee: 14, minCart: 80, eta: [50, 75] },
  ],
  minutes: 22,
  kitchen: { slotMinutes: 15, ordersPerSlot: 9 },
}
