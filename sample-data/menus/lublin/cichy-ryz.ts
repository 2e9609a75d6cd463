import { asking, setOf } from '@/sample-data/menus/ask'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { izakaya, nigiri, rolls } from '@/sample-data/menus/library/sushi'
import { chopsticks, condiments, rawFish, soySauce } from '@/sample-data/menus/library/sushi-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const cichyRyz: MenuOutline = {
  restaurant: 7,
  prices: { factor: 1.1 },
  categories: [
    { name: 'Nigiri', asks: [soySauce, rawFish], dishes: [nigiri.losos, nigiri.tunczyk, nigiri.maslana] },
    { name: 'Nigiri bez surowej ryby', asks: [soySauce], dishes: [nigiri.krewetka, nigiri.wegorz, nigiri.tamago] },
    { name: 'Hosomaki', asks: [condiments], dishes: [rolls.hosoLosos, rolls.hosoOgorek, rolls.hosoAwokado] },
    { name: 'Futomaki', asks: [condiments], dishes: [rolls.futoLosos, rolls.futoTempura, rolls.futoWege] },
    { name: 'Uramaki', asks: [condiments], dishes: [rolls.uraFiladelfia, rolls.uraKrewetka, rolls.uraWegorz] },
    {
      name: 'Na ciepło',
      dishes: [izakaya.miso, asking(izakaya.gyozaKrewetka, soySauce), izakaya.tempuraKrewetki, izakaya.edamame],
    },
    {
      name: 'Zestawy',
      asks: [chopsticks],
      dishes: [
        {
          name: 'Zestaw na dwoje',
          zloty: 122,
          about: 'Dwie zupy miso, trzy rolki do wyboru i deser, wszystko na jednej desce.',
          of: '',
          packaging: 5,
          asks: [
            setOf('Wybierz na dwoje', [
              { title: 'Zupa', count: 2, of: ['Zupa miso'] },
              {
                title: 'Rolki',
                count: 3,
                of: [
                  'Hosomaki z łososiem, 8 sztuk',
                  'Futomaki z łososiem, 6 sztuk',
                  'Futomaki z tofu, 6 sztuk',
                  ['Philadelphia, 8 sztuk', 6],
                  ['Dragon, 8 sztuk', 12],
                ],
              },
              { title: 'Deser', of: ['Mochi, 3 sztuki'] },
            ]),
          ],
        },
      ],
    },
    { name: 'Do picia i na koniec', dishes: [izakaya.mochi, poured.zielona, poured.jasminowa, bottles.woda] },
  ],
  discounts: [{ on: 'Futomaki', buy: 2, get: 1, percent: 100, days: [3], maxUses: 1 }],
  soldOut: ['Nigiri z seriolą, 2 sztuki'],
  earlier: { 'Philadelphia, 8 sztuk': [[44, 14]] },
  goesWith: {
    Nigiri: ['Zupa miso', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
    'Nigiri bez surowej ryby': ['Zupa miso', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
    Hosomaki: ['Zupa miso', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
    Futomaki: ['Zupa miso', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
    Uramaki: ['Zupa miso', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
    'Na ciepło': ['Herbata zielona sencha'],
    Zestawy: ['Zupa miso', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
  },
  rings: [
    { km: 3, fee: 9, minCart: 60, freeFrom: 180, eta: [45, 60] },
    { km: 6, fee: 14, minCart: 90, freeFrom: 250, eta: [55, 75] },
  ],
  packaging: 3,
  minutes: 35,
  kitchen: { slotMinutes: 15, ordersPerSlot: 2 },
}
