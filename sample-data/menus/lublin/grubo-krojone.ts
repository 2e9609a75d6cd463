import { asking, own } from '@/sample-data/menus/ask'
import {
  bun,
  burgerExtras,
  burgerSauce,
  doneness,
  sideSauce,
  veryHot,
  withFries,
} from '@/sample-data/menus/library/burger-asks'
import { burgerSides, burgers } from '@/sample-data/menus/library/burgers'
import { cakes } from '@/sample-data/menus/library/desserts'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const gruboKrojone: MenuOutline = {
  restaurant: 15,
  prices: { factor: 1.04 },
  categories: [
    {
      name: 'Burgery z karkówki wołowej',
      asks: [doneness, burgerSauce, burgerExtras, bun, withFries],
      dishes: [
        own(burgers.klasyk, { name: 'Grubo klasycznie' }),
        own(burgers.serowy, { name: 'Grubo z serem' }),
        own(burgers.bekon, { name: 'Boczek i cebula' }),
        burgers.goralski,
        asking(own(burgers.ostry, { name: 'Piekło z Czechowa' }), veryHot),
        burgers.grzyby,
      ],
    },
    {
      name: 'Smash',
      asks: [burgerSauce, burgerExtras, withFries],
      dishes: [
        burgers.smash,
        own(burgers.smash, {
          name: 'Smash potrójny',
          zloty: 49,
          about: 'Trzy cienkie kotlety, trzy plastry sera, jedna bułka.',
        }),
      ],
    },
    {
      name: 'Bez wołowiny',
      asks: [burgerSauce, bun, withFries],
      dishes: [burgers.kurczak, burgers.szarpana, burgers.halloumi],
    },
    { name: 'Roślinne', asks: [burgerSauce, withFries], dishes: [burgers.burak, burgers.roslinny] },
    {
      name: 'Frytki i dodatki',
      dishes: [
        burgerSides.frytki,
        burgerSides.frytkiSer,
        burgerSides.frytkiBataty,
        burgerSides.krazki,
        burgerSides.skrzydelka,
        burgerSides.coleslaw,
        asking(burgerSides.sos, sideSauce),
      ],
    },
    { name: 'Dla małych', asks: [withFries], dishes: [burgers.maly, burgerSides.nuggetsy] },
    {
      name: 'Deser i napoje',
      dishes: [cakes.brownie, bottles.cola, bottles.colaZero, bottles.ipaZero, poured.lemoniada],
    },
  ],
  discounts: [
    { on: 'Smash', buy: 1, get: 1, percent: 50, days: [1] },
    { on: 'Frytki krojone nożem', buy: 2, get: 1, percent: 100, hours: ['12:00', '17:00'], deliveryTypes: ['takeout'] },
  ],
  soldOut: ['Krążki cebulowe'],
  earlier: {
    'Smash podwójny': [[39, 25]],
    'Grubo klasycznie': [
      [38, 45],
      [36, 15],
    ],
  },
  goesWith: {
    'Burgery z karkówki wołowej': ['Frytki krojone nożem', 'Cola 0,5 l', 'Brownie'],
    Smash: ['Frytki krojone nożem', 'Cola 0,5 l', 'Brownie'],
    'Bez wołowiny': ['Frytki krojone nożem', 'Cola 0,5 l', 'Brownie'],
    Roślinne: ['Frytki krojone nożem', 'Cola 0,5 l', 'Brownie'],
    'Frytki i dodatki': ['Cola 0,5 l', 'Brownie'],
    'Dla małych': ['Frytki krojone nożem', 'Cola 0,5 l', 'Brownie'],
  },
  rings: [
    { km: 2.5, fee: 6, minCart: 40, freeFrom: 110, eta: [30, 45] },
    { km: 4.5, fee: 9, minCart: 50, freeFrom: 150, eta: [40, 55] },
    { km: 6.5, fee: 13, minCart: 70, eta: [45, 65] },
  ],
  packaging: 2,
  minutes: 25,
  kitchen: { slotMinutes: 15, ordersPerSlot: 6 },
}
