import { asking, box, option, own } from '@/sample-data/menus/ask'
import { morningBread } from '@/sample-data/menus/library/breakfast-asks'
import { bakery, eggs, mornings } from '@/sample-data/menus/library/breakfasts'
import { scoopBeside } from '@/sample-data/menus/library/dessert-asks'
import { cakes, crepes, sweets } from '@/sample-data/menus/library/desserts'
import { bottles, coffee } from '@/sample-data/menus/library/drinks'
import { plantSoups } from '@/sample-data/menus/library/soups'
import { plantMains } from '@/sample-data/menus/library/vegan'
import type { MenuOutline } from '@/sample-data/menus/outline'

const extraEgg = box('Jajko', option('Drugie jajko na wierzch', 4, 'jajko'))

export const francuskiParapet: MenuOutline = {
  restaurant: 72,
  prices: { factor: 1.02 },
  categories: [
    {
      name: 'Galette gryczane',
      asks: [extraEgg],
      dishes: [crepes.galette, crepes.galetteKoza, crepes.galetteLosos, crepes.galetteGrzyby],
    },
    {
      name: 'Naleśniki na słodko',
      asks: [scoopBeside],
      dishes: [crepes.karmel, crepes.suzette, crepes.czekolada, crepes.cytryna],
    },
    {
      name: 'Petit déjeuner',
      dishes: [
        asking(eggs.benedyktLosos, morningBread),
        mornings.croque,
        bakery.croissant,
        bakery.croissantMigdal,
        mornings.granola,
      ],
    },
    {
      name: 'Małe obiady',
      dishes: [
        own(plantSoups.cebulowa, { name: 'Soupe à l’oignon' }),
        own(plantMains.salatkaBurak, {
          name: 'Sałatka z kozim serem',
          of: 'buraki, ser kozi, orzechy włoskie, rukola, miód',
        }),
        plantMains.tartaWarzywa,
      ],
    },
    { name: 'Desery', dishes: [sweets.krem, cakes.tarta, sweets.mus] },
    {
      name: 'Napoje',
      dishes: [bottles.cydrZero, coffee.latte, coffee.espresso, coffee.kakao, bottles.woda],
    },
  ],
  discounts: [{ on: 'Naleśniki na słodko', buy: 1, get: 1, percent: 50, days: [2, 3], hours: ['14:00', '17:00'] }],
  soldOut: ['Naleśniki Suzette'],
  earlier: { 'Galette complète': [[33, 27]] },
  goesWith: {
    'Galette gryczane': ['Cydr bezalkoholowy 0,33 l', 'Naleśnik z solonym karmelem'],
    'Naleśniki na słodko': ['Espresso'],
    'Petit déjeuner': ['Cydr bezalkoholowy 0,33 l', 'Naleśnik z solonym karmelem'],
    'Małe obiady': ['Cydr bezalkoholowy 0,33 l', 'Naleśnik z solonym karmelem'],
    Desery: ['Espresso'],
  },
  rings: [
    { km: 1.5, fee: 5, minCart: 35, freeFrom: 90, eta: [25, 40] },
    { km: 3, fee: 8, minCart: 45, eta: [30, 45] },
  ],
  packaging: 1.5,
  minutes: 16,
  kitchen: { slotMinutes: 15, ordersPerSlot: 4 },
}
