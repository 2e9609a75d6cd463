import { asking, own } from '@/sample-data/menus/ask'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { antipasti, dolci } from '@/sample-data/menus/library/italian'
import { pasta } from '@/sample-data/menus/library/pasta'
import { cheeseOnTop, pastaExtras, spiciness } from '@/sample-data/menus/library/pasta-asks'
import { redPizzas, whitePizzas } from '@/sample-data/menus/library/pizza'
import { pizzaDough, pizzaSauce, pizzaSize, pizzaToppings, sauceCups } from '@/sample-data/menus/library/pizza-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const piecRaszkowski: MenuOutline = {
  restaurant: 35,
  prices: { factor: 0.96 },
  categories: [
    {
      name: 'Dwanaście pizz',
      asks: [pizzaSize, pizzaDough, pizzaToppings, pizzaSauce],
      packaging: 2,
      dishes: [
        redPizzas.margherita,
        redPizzas.capricciosa,
        own(redPizzas.diavola, { name: 'Raszkowska ostra' }),
        redPizzas.hawajska,
        redPizzas.prosciutto,
        redPizzas.tonno,
        redPizzas.wiejska,
        redPizzas.funghi,
        redPizzas.warzywna,
        redPizzas.roslinna,
        whitePizzas.czterySery,
        whitePizzas.losos,
      ],
    },
    {
      name: 'Ta tajemnicza',
      asks: [pizzaSize],
      packaging: 2,
      dishes: [
        {
          name: 'Pizza, o którą trzeba zapytać',
          zloty: 44,
          about: 'W tym tygodniu: dynia, szałwia i ser wędzony. Za tydzień coś innego.',
          of: 'ciasto na pizzę, dynia, ser wędzony, mozzarella, szałwia',
        },
      ],
    },
    {
      name: 'Makarony',
      asks: [cheeseOnTop],
      dishes: [pasta.bolognese, pasta.carbonara, asking(pasta.aglio, spiciness, pastaExtras), pasta.lasagne],
    },
    {
      name: 'Przed i obok',
      dishes: [
        antipasti.bruschetta,
        antipasti.focaccia,
        antipasti.cezar,
        {
          name: 'Sosy do pizzy',
          zloty: 1,
          about: 'Kubeczki na wynos, wybierasz ile i jakie.',
          of: '',
          asks: [sauceCups],
        },
      ],
    },
    { name: 'Desery', dishes: [dolci.tiramisu, dolci.pizzaCzekolada] },
    { name: 'Napoje', dishes: [bottles.cola, bottles.colaZero, bottles.woda, poured.lemoniada] },
  ],
  discounts: [{ on: 'Dwanaście pizz', buy: 1, get: 1, percent: 50, days: [0] }],
  soldOut: ['Salmone'],
  earlier: { Margherita: [[29, 70]], Hawajska: [[38, 13]] },
  goesWith: {
    'Dwanaście pizz': ['Bruschetta z pomidorami', 'Cola 0,5 l', 'Tiramisu'],
    'Ta tajemnicza': ['Bruschetta z pomidorami', 'Cola 0,5 l', 'Tiramisu'],
    Makarony: ['Bruschetta z pomidorami', 'Cola 0,5 l', 'Tiramisu'],
    'Przed i obok': ['Cola 0,5 l'],
    Desery: ['Cola 0,5 l'],
  },
  rings: [
    { km: 2, fee: 5, minCart: 35, freeFrom: 90, eta: [25, 40] },
    { km: 6, fee: 10, minCart: 55, freeFrom: 160, eta: [40, 60] },
  ],
  minutes: 20,
  kitchen: { slotMinutes: 15, ordersPerSlot: 8 },
}
