import { asking, setOf } from '@/sample-data/menus/ask'
import { asianStarters, bowls, wok } from '@/sample-data/menus/library/asian'
import {
  asianHotness,
  noodles,
  protein,
  ramenEgg,
  ramenNoodles,
  ramenToppings,
} from '@/sample-data/menus/library/asian-asks'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { izakaya, nigiri, rolls } from '@/sample-data/menus/library/sushi'
import { condiments, rawFish, soySauce } from '@/sample-data/menus/library/sushi-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const bambusowyPeron: MenuOutline = {
  restaurant: 37,
  categories: [
    {
      name: 'Peron pierwszy: wok',
      asks: [asianHotness],
      dishes: [
        asking(wok.padThai, protein, noodles),
        asking(wok.udon, protein),
        wok.kungPao,
        wok.slodkoKwasny,
        wok.curryCzerwone,
      ],
    },
    {
      name: 'Peron drugi: bulion',
      dishes: [
        asking(bowls.shoyu, ramenNoodles, ramenEgg, ramenToppings),
        asking(bowls.roslinnyRamen, ramenToppings),
        bowls.phoBo,
        bowls.wonton,
        bowls.kwasnoOstra,
      ],
    },
    {
      name: 'Peron trzeci: sushi',
      asks: [condiments],
      dishes: [
        rolls.hosoLosos,
        rolls.hosoAwokado,
        rolls.futoLosos,
        rolls.uraKalifornia,
        asking(nigiri.losos, soySauce, rawFish),
      ],
    },
    {
      name: 'Na początek',
      dishes: [asianStarters.sajgonki, asianStarters.swiezeTofu, izakaya.gyozaKurczak, izakaya.wakame],
    },
    {
      name: 'Przesiadka',
      dishes: [
        {
          name: 'Zestaw przesiadkowy',
          zloty: 54,
          about: 'Po jednej rzeczy z dwóch peronów i przystawka, dla niezdecydowanych.',
          of: '',
          packaging: 2,
          asks: [
            setOf('Dokąd jedziemy', [
              { title: 'Przystawka', of: ['Sajgonki, 4 sztuki', 'Świeże rolki z tofu, 2 sztuki'] },
              { title: 'Danie', of: ['Pad thai', 'Kung pao', ['Ramen shoyu', 6]] },
              { title: 'Rolka', of: ['Hosomaki z łososiem, 8 sztuk', 'Hosomaki z awokado, 8 sztuk'] },
            ]),
          ],
        },
      ],
    },
    { name: 'Koniec trasy', dishes: [asianStarters.banan, poured.jasminowa, bottles.cola, bottles.woda] },
  ],
  discounts: [{ on: 'Peron drugi: bulion', buy: 1, get: 1, percent: 50, days: [1, 3], hours: ['12:00', '16:00'] }],
  soldOut: ['Zupa z wontonami'],
  goesWith: {
    'Peron pierwszy: wok': ['Sajgonki, 4 sztuki', 'Herbata jaśminowa', 'Banan w cieście'],
    'Peron drugi: bulion': ['Sajgonki, 4 sztuki', 'Herbata jaśminowa', 'Banan w cieście'],
    'Peron trzeci: sushi': ['Sajgonki, 4 sztuki', 'Herbata jaśminowa', 'Banan w cieście'],
    'Na początek': ['Herbata jaśminowa'],
    Przesiadka: ['Sajgonki, 4 sztuki', 'Herbata jaśminowa', 'Banan w cieście'],
  },
  rings: [
    { km: 2.5, fee: 6, minCart: 40, freeFrom: 110, eta: [30, 45] },
    { km: 5, fee: 10, minCart: 55, eta: [40, 55] },
  ],
  packaging: 2,
  minutes: 22,
  kitchen: { slotMinutes: 15, ordersPerSlot: 6 },
}
