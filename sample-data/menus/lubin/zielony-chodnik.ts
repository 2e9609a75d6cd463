import { own } from '@/sample-data/menus/ask'
import { morningBread } from '@/sample-data/menus/library/breakfast-asks'
import { mornings } from '@/sample-data/menus/library/breakfasts'
import { cakes } from '@/sample-data/menus/library/desserts'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import { bowl, bread, soupToppings } from '@/sample-data/menus/library/soup-asks'
import { plantSoups } from '@/sample-data/menus/library/soups'
import { plantMains, plantSmall } from '@/sample-data/menus/library/vegan'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const zielonyChodnik: MenuOutline = {
  restaurant: 48,
  prices: { factor: 0.97 },
  categories: [
    {
      name: 'Rano',
      asks: [morningBread],
      dishes: [
        mornings.tofucznica,
        mornings.awokado,
        mornings.twarozek,
        own(mornings.pastaHummus, { name: 'Deska dla szychty' }),
      ],
    },
    {
      name: 'Zupa za cały obiad',
      asks: [bowl, bread, soupToppings],
      dishes: [plantSoups.kiszonka, plantSoups.dal, plantSoups.minestrone],
    },
    {
      name: 'Kasze i miski',
      dishes: [
        plantMains.miskaKasza,
        plantMains.kotletSoczewica,
        plantMains.gulaszGrzyby,
        own(plantMains.miskaTofu, {
          name: 'Miska z kimchi i tofu',
          of: `${plantMains.miskaTofu.of}, kapusta pekińska, chili`,
        }),
      ],
    },
    {
      name: 'Piątkowy przepis gościa',
      dishes: [
        own(plantMains.chili, {
          name: 'Chili pana Ryszarda',
          about: 'Trzy fasole, kakao i piwo bezalkoholowe, przepis przyszedł pocztą.',
          of: `${plantMains.chili.of}, słód jęczmienny`,
        }),
      ],
    },
    {
      name: 'Kiszonki',
      dishes: [
        plantSmall.kiszonki,
        own(plantSmall.kiszonki, {
          name: 'Słoik kiszonych szparagów',
          zloty: 29,
          about: 'Pół litra, chrupkie, z czosnkiem i koprem.',
          of: 'szparagi, czosnek, koper',
        }),
        plantSmall.pasty,
        plantSmall.ziemniaki,
      ],
    },
    { name: 'Słodkie', dishes: [cakes.brownieRoslinne, cakes.marchewkowe] },
    { name: 'Napoje', dishes: [coffee.latte, bottles.kombucza, poured.kompot, bottles.woda] },
  ],
  discounts: [{ on: 'Zupa za cały obiad', buy: 1, get: 1, percent: 50, hours: ['17:00', '19:00'] }],
  soldOut: ['Ciasto marchewkowe'],
  goesWith: {
    Rano: ['Kombucza imbirowa 0,33 l', 'Brownie z fasoli'],
    'Zupa za cały obiad': ['Talerz kiszonek', 'Kombucza imbirowa 0,33 l', 'Brownie z fasoli'],
    'Kasze i miski': ['Talerz kiszonek', 'Kombucza imbirowa 0,33 l', 'Brownie z fasoli'],
    'Piątkowy przepis gościa': ['Talerz kiszonek', 'Kombucza imbirowa 0,33 l', 'Brownie z fasoli'],
    Kiszonki: ['Kombucza imbirowa 0,33 l'],
    Słodkie: ['Kombucza imbirowa 0,33 l'],
  },
  rings: [{ km: 3.5, fee: 6, minCart: 30, freeFrom: 80, eta: [25, 45] }],
  packaging: 1.5,
  minutes: 18,
  kitchen: { slotMinutes: 15, ordersPerSlot: 5 },
}
