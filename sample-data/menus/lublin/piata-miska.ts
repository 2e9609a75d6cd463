import { asking } from '@/sample-data/menus/ask'
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
import { izakaya } from '@/sample-data/menus/library/sushi'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const piataMiska: MenuOutline = {
  restaurant: 13,
  prices: { ending: 90, factor: 1.03 },
  categories: [
    {
      name: 'Ramen',
      asks: [ramenNoodles, ramenToppings],
      dishes: [
        asking(bowls.tonkotsu, ramenEgg),
        asking(bowls.shoyu, ramenEgg),
        bowls.tantan,
        bowls.misoRamen,
        bowls.roslinnyRamen,
      ],
    },
    { name: 'Inne miski', asks: [asianHotness], dishes: [bowls.phoBo, bowls.tomYum, bowls.tomKha] },
    {
      name: 'Z woka',
      asks: [noodles, asianHotness],
      dishes: [asking(wok.padThai, protein), wok.padThaiRoslinny, asking(wok.udon, protein)],
    },
    {
      name: 'Na początek',
      dishes: [asianStarters.bao, asianStarters.baoTofu, izakaya.gyozaKurczak, izakaya.gyozaWege, asianStarters.kimchi],
    },
    { name: 'Na koniec', dishes: [izakaya.mochi, asianStarters.banan] },
    { name: 'Napoje', dishes: [poured.jasminowa, bottles.herbataMrozona, bottles.cola, bottles.ipaZero] },
  ],
  discounts: [{ on: 'Ramen', buy: 4, get: 1, percent: 100 }],
  soldOut: ['Ramen miso'],
  earlier: { 'Ramen shoyu': [[39.9, 18]] },
  goesWith: {
    Ramen: ['Gyoza z kurczakiem, 5 sztuk', 'Herbata jaśminowa', 'Mochi, 3 sztuki'],
    'Inne miski': ['Gyoza z kurczakiem, 5 sztuk', 'Herbata jaśminowa', 'Mochi, 3 sztuki'],
    'Z woka': ['Gyoza z kurczakiem, 5 sztuk', 'Herbata jaśminowa', 'Mochi, 3 sztuki'],
    'Na początek': ['Herbata jaśminowa'],
    'Na koniec': ['Herbata jaśminowa'],
  },
  rings: [
    { km: 3, fee: 6, minCart: 40, freeFrom: 110, eta: [30, 45] },
    { km: 5.5, fee: 10, minCart: 55, freeFrom: 160, eta: [40, 55] },
  ],
  packaging: 2.5,
  minutes: 20,
  kitchen: { slotMinutes: 15, ordersPerSlot: 8 },
}
