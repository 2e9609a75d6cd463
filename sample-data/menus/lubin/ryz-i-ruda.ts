import { asking, own } from '@/sample-data/menus/ask'
import { asianStarters, bowls, wok } from '@/sample-data/menus/library/asian'
import { asianHotness, ramenEgg, ramenNoodles, ramenToppings } from '@/sample-data/menus/library/asian-asks'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { izakaya, nigiri, rolls } from '@/sample-data/menus/library/sushi'
import { condiments, rawFish, soySauce } from '@/sample-data/menus/library/sushi-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const ryzIRuda: MenuOutline = {
  restaurant: 47,
  prices: { factor: 1.14 },
  categories: [
    {
      name: 'Nigiri z lady',
      asks: [soySauce],
      dishes: [asking(nigiri.losos, rawFish), asking(nigiri.maslana, rawFish), nigiri.wegorz, nigiri.tamago],
    },
    {
      name: 'Rolki',
      asks: [condiments],
      dishes: [
        rolls.futoTunczyk,
        rolls.uraFiladelfia,
        rolls.uraWegorz,
        rolls.futoWege,
        own(rolls.uraKrewetka, { name: 'Ruda z krewetką, 8 sztuk' }),
      ],
    },
    {
      name: 'Bao',
      asks: [asianHotness],
      dishes: [
        asianStarters.bao,
        asianStarters.baoTofu,
        own(asianStarters.bao, {
          name: 'Bao z kaczką, 2 sztuki',
          zloty: 36,
          about: 'Kaczka szarpana, śliwkowy hoisin i ogórek.',
          of: 'bułka bao, kaczka, ogórek, śliwki, sos hoisin',
        }),
      ],
    },
    {
      name: 'Ramen',
      asks: [ramenNoodles, ramenToppings],
      dishes: [
        asking(bowls.tonkotsu, ramenEgg),
        bowls.tantan,
        own(bowls.roslinnyRamen, { name: 'Ramen z kombu i boczniakiem', of: `${bowls.roslinnyRamen.of}, boczniaki` }),
      ],
    },
    { name: 'Miseczki', dishes: [izakaya.edamame, izakaya.takoyaki, asking(izakaya.tatar, rawFish), wok.mapo] },
    { name: 'Na koniec i do picia', dishes: [izakaya.mochi, poured.zielona, bottles.yerba, bottles.wodaNiegazowana] },
  ],
  discounts: [{ on: 'Bao', buy: 2, get: 1, percent: 50, days: [1, 2], hours: ['13:00', '17:00'] }],
  soldOut: ['Tatar z łososia'],
  goesWith: {
    'Nigiri z lady': ['Edamame', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
    Rolki: ['Edamame', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
    Bao: ['Edamame', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
    Ramen: ['Edamame', 'Herbata zielona sencha', 'Mochi, 3 sztuki'],
    Miseczki: ['Herbata zielona sencha', 'Mochi, 3 sztuki'],
  },
  rings: [
    { km: 2.5, fee: 9, minCart: 60, freeFrom: 170, eta: [40, 55] },
    { km: 5, fee: 14, minCart: 90, eta: [50, 70] },
  ],
  packaging: 4,
  minutes: 32,
  kitchen: { slotMinutes: 15, ordersPerSlot: 2 },
}
