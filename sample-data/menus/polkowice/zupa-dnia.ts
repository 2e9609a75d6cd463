import { own, setOf } from '@/sample-data/menus/ask'
import { sweets } from '@/sample-data/menus/library/desserts'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { polishFlour, polishMains } from '@/sample-data/menus/library/polish'
import { bowl, bread, soupToppings } from '@/sample-data/menus/library/soup-asks'
import { plantSoups, polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const zupaDnia: MenuOutline = {
  restaurant: 57,
  prices: { factor: 0.86, ending: 50 },
  categories: [
    {
      name: 'Pięć zup na dziś',
      asks: [bowl, bread, soupToppings],
      dishes: [
        polishSoups.rosol,
        polishSoups.ogorkowa,
        polishSoups.barszczUkrainski,
        plantSoups.dynia,
        plantSoups.cebulowa,
      ],
    },
    {
      name: 'Jutro w garnkach',
      asks: [bowl, bread],
      dishes: [polishSoups.pomidorowa, polishSoups.kapusniak, plantSoups.kalafior],
    },
    {
      name: 'Trzy małe miseczki',
      dishes: [
        {
          name: 'Trzy po trochu',
          zloty: 29,
          about: 'Trzy zupy po dwieście mililitrów i jeden chleb, dla niezdecydowanych.',
          of: 'chleb żytni',
          packaging: 2,
          asks: [
            setOf('Które trzy', [
              {
                title: 'Miseczka',
                count: 3,
                of: ['Rosół z makaronem', 'Ogórkowa', 'Barszcz ukraiński', 'Krem z dyni', ['Zupa cebulowa', 2]],
              },
            ]),
          ],
        },
      ],
    },
    { name: 'Gęste', dishes: [polishMains.gulasz, polishMains.fasolka, polishFlour.lazanki, polishFlour.kopytka] },
    { name: 'Na słodko', dishes: [polishFlour.nalesnikiSer, sweets.budyn, sweets.racuchy] },
    {
      name: 'Do chleba i do picia',
      dishes: [
        own(polishFlour.cebularz, { name: 'Placek z cebulą', of: 'mąka pszenna, cebula, olej' }),
        poured.kompot,
        poured.maslanka,
        bottles.woda,
      ],
    },
  ],
  discounts: [{ on: 'Pięć zup na dziś', buy: 0, get: 0, percent: 50, hours: ['16:30', '17:30'] }],
  soldOut: ['Barszcz ukraiński'],
  goesWith: {
    'Pięć zup na dziś': ['Placek z cebulą', 'Kompot domowy 0,4 l', 'Budyń z sokiem'],
    'Jutro w garnkach': ['Placek z cebulą', 'Kompot domowy 0,4 l', 'Budyń z sokiem'],
    'Trzy małe miseczki': ['Placek z cebulą', 'Kompot domowy 0,4 l', 'Budyń z sokiem'],
    Gęste: ['Placek z cebulą', 'Kompot domowy 0,4 l', 'Budyń z sokiem'],
    'Na słodko': ['Kompot domowy 0,4 l'],
  },
  rings: [{ km: 4, fee: 6, minCart: 25, freeFrom: 70, eta: [25, 45] }],
  packaging: 1,
  minutes: 10,
  kitchen: { slotMinutes: 15, ordersPerSlot: 8 },
  scheduled: null,
  paused: { reason: 'technical', endsInMinutes: null },
}
