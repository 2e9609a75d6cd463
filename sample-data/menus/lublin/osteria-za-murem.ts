import { asking, own } from '@/sample-data/menus/ask'
import { bottles, coffee } from '@/sample-data/menus/library/drinks'
import { antipasti, dolci, secondi } from '@/sample-data/menus/library/italian'
import { pasta } from '@/sample-data/menus/library/pasta'
import { cheeseOnTop, pastaExtras, portion } from '@/sample-data/menus/library/pasta-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const osteriaZaMurem: MenuOutline = {
  restaurant: 3,
  prices: { factor: 1.15 },
  categories: [
    {
      name: 'Antipasti',
      dishes: [antipasti.bruschetta, antipasti.burrata, antipasti.carpaccio, antipasti.deska, antipasti.rukolowa],
    },
    {
      name: 'Makaron wałkowany rano',
      asks: [portion, cheeseOnTop],
      dishes: [
        own(pasta.bolognese, { name: 'Tagliatelle al ragù' }),
        own(pasta.cacio, { name: 'Tonnarelli cacio e pepe' }),
        pasta.borowiki,
        own(pasta.ravioli, { name: 'Tortelli z ricottą i szpinakiem' }),
        pasta.vongole,
        asking(own(pasta.pomodoro, { name: 'Chitarra z pomidorami', zloty: 34 }), pastaExtras),
      ],
    },
    {
      name: 'Dania główne',
      dishes: [
        secondi.kurczak,
        secondi.dorada,
        secondi.parmigiana,
        own(secondi.risotto, { name: 'Risotto z borowikami' }),
      ],
    },
    { name: 'Desery', dishes: [dolci.tiramisu, dolci.pannaCotta, dolci.cannoli] },
    { name: 'Napoje', dishes: [bottles.woda, bottles.wodaNiegazowana, bottles.winoZero, coffee.espresso] },
  ],
  discounts: [{ on: 'Makaron wałkowany rano', buy: 2, get: 1, percent: 50, days: [1, 2], maxUses: 1 }],
  soldOut: ['Spaghetti alle vongole'],
  goesWith: {
    Antipasti: ['Woda gazowana 0,5 l', 'Tiramisu'],
    'Makaron wałkowany rano': ['Bruschetta z pomidorami', 'Woda gazowana 0,5 l', 'Tiramisu'],
    'Dania główne': ['Bruschetta z pomidorami', 'Woda gazowana 0,5 l', 'Tiramisu'],
    Desery: ['Espresso'],
  },
  rings: [
    { km: 1.5, fee: 8, minCart: 50, freeFrom: 150, eta: [35, 50] },
    { km: 3, fee: 11, minCart: 70, freeFrom: 200, eta: [45, 60] },
    { km: 4, fee: 15, minCart: 90, eta: [50, 70] },
  ],
  packaging: 4,
  minutes: 30,
  kitchen: { slotMinutes: 15, ordersPerSlot: 3 },
}
