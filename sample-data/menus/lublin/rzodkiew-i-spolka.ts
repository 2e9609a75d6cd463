import { morningBread } from '@/sample-data/menus/library/breakfast-asks'
import { eggs, mornings } from '@/sample-data/menus/library/breakfasts'
import { cakes, sweets } from '@/sample-data/menus/library/desserts'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import { bowl, soupToppings } from '@/sample-data/menus/library/soup-asks'
import { plantSoups } from '@/sample-data/menus/library/soups'
import { plantMains, plantSmall } from '@/sample-data/menus/library/vegan'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const rzodkiewISpolka: MenuOutline = {
  restaurant: 9,
  categories: [
    {
      name: 'Śniadania',
      asks: [morningBread],
      dishes: [mornings.tofucznica, mornings.awokado, eggs.szakszuka, mornings.pastaHummus],
    },
    { name: 'Owsianki', dishes: [mornings.owsiankaRoslinna, mornings.jaglanka] },
    {
      name: 'Zupa na dziś',
      asks: [bowl, soupToppings],
      dishes: [plantSoups.dal, plantSoups.pomidory, plantSoups.kiszonka],
    },
    { name: 'Miski', dishes: [plantMains.miskaKasza, plantMains.miskaTofu, plantMains.miskaHummus] },
    {
      name: 'Talerze',
      dishes: [
        plantMains.kotletSoczewica,
        plantMains.baklazanPieczony,
        plantMains.tartaWarzywa,
        plantMains.salatkaBurak,
      ],
    },
    {
      name: 'Pasty i kiszonki',
      dishes: [plantSmall.hummus, plantMains.pasztetSoczewica, plantSmall.kiszonki, plantSmall.pasty],
    },
    { name: 'Słodkie', dishes: [cakes.brownieRoslinne, cakes.roslinnySernik, sweets.mus] },
    { name: 'Napoje', dishes: [bottles.kombucza, poured.lemoniada, coffee.latte, bottles.woda] },
  ],
  discounts: [{ on: 'Zupa na dziś', buy: 0, get: 0, percent: 25, hours: ['17:00', '20:00'] }],
  soldOut: ['Kapuśniak roślinny'],
  goesWith: {
    Śniadania: ['Kombucza imbirowa 0,33 l', 'Brownie z fasoli'],
    Owsianki: ['Kombucza imbirowa 0,33 l', 'Brownie z fasoli'],
    'Zupa na dziś': ['Hummus z oliwą', 'Kombucza imbirowa 0,33 l', 'Brownie z fasoli'],
    Miski: ['Hummus z oliwą', 'Kombucza imbirowa 0,33 l', 'Brownie z fasoli'],
    Talerze: ['Hummus z oliwą', 'Kombucza imbirowa 0,33 l', 'Brownie z fasoli'],
    'Pasty i kiszonki': ['Kombucza imbirowa 0,33 l'],
    Słodkie: ['Kombucza imbirowa 0,33 l'],
  },
  rings: [
    { km: 2, fee: 5, minCart: 30, freeFrom: 90, eta: [25, 40] },
    { km: 4.5, fee: 9, minCart: 45, eta: [35, 50] },
  ],
  packaging: 1.5,
  pays: ['blik', 'card_online', 'transfer', 'apple_pay', 'google_pay', 'card_on_place'],
  minutes: 20,
  kitchen: { slotMinutes: 15, ordersPerSlot: 6 },
}
