import { asking, own, setOf } from '@/sample-data/menus/ask'
import { bowls, wok } from '@/sample-data/menus/library/asian'
import { asianHotness } from '@/sample-data/menus/library/asian-asks'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { izakaya, nigiri, rolls } from '@/sample-data/menus/library/sushi'
import { chopsticks, condiments, rawFish, soySauce } from '@/sample-data/menus/library/sushi-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const malyImbir: MenuOutline = {
  restaurant: 24,
  prices: { factor: 1.04 },
  categories: [
    {
      name: 'Maki',
      asks: [condiments],
      dishes: [rolls.hosoLosos, rolls.hosoOgorek, rolls.futoTunczyk, rolls.futoLosos, rolls.futoWege],
    },
    {
      name: 'Rolki ryżem na zewnątrz',
      asks: [condiments],
      dishes: [
        rolls.uraKalifornia,
        rolls.uraFiladelfia,
        rolls.uraMango,
        own(rolls.futoTempura, { name: 'Cała rolka w tempurze, 6 sztuk' }),
      ],
    },
    { name: 'Nigiri', asks: [soySauce, rawFish], dishes: [nigiri.losos, nigiri.tunczyk] },
    {
      name: 'Miseczki na ciepło',
      asks: [asianHotness],
      dishes: [bowls.shoyu, bowls.tomKha, wok.udon, wok.ryzSmazony, izakaya.miso],
    },
    {
      name: 'Dla tych bez surowej ryby',
      dishes: [asking(izakaya.gyozaKurczak, soySauce), izakaya.tempuraWarzywa, izakaya.tempuraKrewetki],
    },
    {
      name: 'Zestawy',
      asks: [chopsticks],
      dishes: [
        {
          name: 'Kadź na dwoje',
          zloty: 109,
          about: 'Dwie rolki, jedne nigiri i dwie miseczki miso.',
          of: '',
          packaging: 4,
          asks: [
            setOf('Co do kadzi', [
              {
                title: 'Rolka',
                count: 2,
                of: [
                  'California, 8 sztuk',
                  'Futomaki z łososiem, 6 sztuk',
                  'Futomaki z tofu, 6 sztuk',
                  ['Philadelphia, 8 sztuk', 5],
                ],
              },
              { title: 'Nigiri', of: ['Nigiri z łososiem, 2 sztuki', ['Nigiri z tuńczykiem, 2 sztuki', 4]] },
              { title: 'Zupa', count: 2, of: ['Zupa miso'] },
            ]),
          ],
        },
      ],
    },
    { name: 'Napoje i deser', dishes: [izakaya.mochi, poured.zielona, bottles.kombucza, bottles.wodaNiegazowana] },
  ],
  discounts: [{ on: 'Maki', buy: 2, get: 1, percent: 50, days: [1] }],
  soldOut: ['Nigiri z tuńczykiem, 2 sztuki', 'Yaki udon'],
  goesWith: {
    Maki: ['Zupa miso', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
    'Rolki ryżem na zewnątrz': ['Zupa miso', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
    Nigiri: ['Zupa miso', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
    'Miseczki na ciepło': ['Herbata zielona sencha', 'Mochi, 3 sztuki'],
    'Dla tych bez surowej ryby': ['Zupa miso', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
    Zestawy: ['Zupa miso', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
  },
  rings: [
    { km: 3, fee: 8, minCart: 50, freeFrom: 150, eta: [40, 55] },
    { km: 7, fee: 14, minCart: 80, freeFrom: 220, eta: [50, 75] },
  ],
  packaging: 3,
  minutes: 30,
  kitchen: { slotMinutes: 15, ordersPerSlot: 3 },
  paused: { reason: 'other', endsInMinutes: 45 },
}
