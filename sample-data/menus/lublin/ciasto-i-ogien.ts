import { asking, own, setOf } from '@/sample-data/menus/ask'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { antipasti, dolci } from '@/sample-data/menus/library/italian'
import { redPizzas, whitePizzas } from '@/sample-data/menus/library/pizza'
import { pizzaDough, pizzaSauce, pizzaSize, pizzaToppings, sauceCups } from '@/sample-data/menus/library/pizza-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const ciastoIOgien: MenuOutline = {
  restaurant: 16,
  prices: { factor: 1.03 },
  categories: [
    {
      name: 'Pizza na czerwono',
      asks: [pizzaSize, pizzaDough, pizzaToppings, pizzaSauce],
      packaging: 2,
      dishes: [
        redPizzas.margherita,
        redPizzas.marinara,
        redPizzas.capricciosa,
        redPizzas.diavola,
        redPizzas.prosciutto,
        redPizzas.funghi,
        redPizzas.warzywna,
        redPizzas.roslinna,
      ],
    },
    {
      name: 'Pizza na biało',
      asks: [pizzaSize, pizzaDough, pizzaToppings, pizzaSauce],
      packaging: 2,
      dishes: [whitePizzas.czterySery, whitePizzas.gruszka, whitePizzas.pistacja, whitePizzas.ziemniak],
    },
    {
      name: 'Pinsa w środy',
      packaging: 2,
      dishes: [
        own(redPizzas.bufalina, {
          name: 'Pinsa z bufalą',
          zloty: 43,
          about: 'Owalny placek z trzech mąk, lekki i chrupiący, bufala na zimno.',
        }),
        own(whitePizzas.carbonara, { name: 'Pinsa z guanciale' }),
      ],
    },
    {
      name: 'Przystawki i sałatki',
      dishes: [antipasti.focaccia, antipasti.bruschetta, antipasti.arancini, asking(antipasti.cezar, pizzaSauce)],
    },
    {
      name: 'Zestawy',
      dishes: [
        {
          name: 'Wieczór we dwoje',
          zloty: 89,
          about: 'Dwie pizze, przystawka i dwa napoje. Rozmiar i dodatki wybierasz przy pizzy.',
          of: '',
          packaging: 4,
          asks: [
            setOf('Co w zestawie', [
              {
                title: 'Pizza',
                count: 2,
                of: ['Margherita', 'Funghi', ['Capricciosa', 4], ['Diavola', 4], ['Quattro formaggi', 6]],
              },
              { title: 'Przystawka', of: ['Focaccia z rozmarynem', ['Bruschetta z pomidorami', 3]] },
              { title: 'Napój', count: 2, of: ['Cola 0,5 l', 'Woda gazowana 0,5 l'] },
            ]),
          ],
        },
      ],
    },
    { name: 'Desery', dishes: [dolci.tiramisu, dolci.cannoli] },
    {
      name: 'Napoje i sosy',
      dishes: [
        bottles.cola,
        bottles.woda,
        bottles.pszeniczneZero,
        poured.lemoniada,
        {
          name: 'Sosy na drogę',
          zloty: 1,
          about: 'Papierowa torba z kubeczkami, wybierasz ile i jakie.',
          of: '',
          asks: [sauceCups],
        },
      ],
    },
  ],
  discounts: [
    { on: 'Pizza na czerwono', buy: 1, get: 1, percent: 50, days: [0, 1, 2, 3] },
    {
      on: 'Pizza na biało',
      buy: 0,
      get: 0,
      percent: 20,
      days: [4],
      hours: ['14:00', '17:00'],
      deliveryTypes: ['takeout'],
    },
  ],
  soldOut: ['Pinsa z guanciale'],
  earlier: {
    Margherita: [[31, 50]],
    Diavola: [
      [42, 22],
      [38, 6],
    ],
  },
  goesWith: {
    'Pizza na czerwono': ['Focaccia z rozmarynem', 'Cola 0,5 l', 'Tiramisu'],
    'Pizza na biało': ['Focaccia z rozmarynem', 'Cola 0,5 l', 'Tiramisu'],
    'Pinsa w środy': ['Focaccia z rozmarynem', 'Cola 0,5 l', 'Tiramisu'],
    'Przystawki i sałatki': ['Cola 0,5 l'],
    Zestawy: ['Focaccia z rozmarynem', 'Cola 0,5 l', 'Tiramisu'],
    Desery: ['Cola 0,5 l'],
  },
  rings: [
    { km: 1.5, fee: 4, minCart: 35, freeFrom: 90, eta: [25, 35] },
    { km: 3, fee: 7, minCart: 45, freeFrom: 120, eta: [30, 45] },
    { km: 5, fee: 11, minCart: 60, freeFrom: 180, eta: [40, 60] },
  ],
  minutes: 20,
  kitchen: { slotMinutes: 15, ordersPerSlot: 8 },
}
