import { cakes, crepes } from '@/sample-data/menus/library/desserts'
import { coffee, poured } from '@/sample-data/menus/library/drinks'
import { chaczapuri, chinkali, georgianKitchen } from '@/sample-data/menus/library/georgian'
import { polishMains, polishStarters } from '@/sample-data/menus/library/polish'
import { sides } from '@/sample-data/menus/library/sides'
import { polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

type ReadMenuOutline = Pick<MenuOutline, 'restaurant' | 'prices' | 'categories' | 'soldOut' | 'earlier'>

/** Menus of restaurants that take no orders: they are read before a table is booked. Contract C0. */
export const readMenuOutlines: ReadMenuOutline[] = [
  {
    restaurant: 17,
    prices: { factor: 1.1 },
    categories: [
      { name: 'Na początek', dishes: [polishStarters.sledz, polishStarters.tatar, polishStarters.galareta] },
      { name: 'Zupy', dishes: [polishSoups.chlodnik, polishSoups.grzybowa, polishSoups.rosol] },
      { name: 'Ryby', dishes: [polishMains.pstrag, polishMains.dorsz] },
      { name: 'Mięsa', dishes: [polishMains.zrazy, polishMains.ges] },
      { name: 'Deser', dishes: [cakes.szarlotka, poured.kompot] },
    ],
  },
  {
    restaurant: 26,
    prices: { factor: 1.05 },
    categories: [
      { name: 'Chinkali', dishes: [chinkali.mieso, chinkali.jagniecina, chinkali.ser, chinkali.grzyby] },
      { name: 'Chaczapuri', dishes: [chaczapuri.adzarskie, chaczapuri.imeruli, chaczapuri.lobiani] },
      {
        name: 'Z kuchni',
        dishes: [
          georgianKitchen.charczo,
          georgianKitchen.szaszlyk,
          georgianKitchen.badridzani,
          georgianKitchen.salatka,
        ],
      },
      { name: 'Słodkie i herbata', dishes: [georgianKitchen.czurczchela, poured.czaj, poured.estragonowa] },
    ],
  },
  {
    restaurant: 38,
    categories: [
      { name: 'Galettes', dishes: [crepes.galette, crepes.galetteKoza, crepes.galetteLosos, crepes.galetteGrzyby] },
      { name: 'Na słodko', dishes: [crepes.karmel, crepes.suzette, cakes.tarta, cakes.bezowy] },
      { name: 'Do picia', dishes: [coffee.espresso, coffee.cappuccino, poured.lemoniada] },
    ],
  },
  {
    restaurant: 45,
    categories: [
      { name: 'Przystawki', dishes: [polishStarters.smalec, polishStarters.pasztet, polishStarters.oscypek] },
      { name: 'Zupy', dishes: [polishSoups.zurek, polishSoups.kapusniak] },
      { name: 'Dania', dishes: [polishMains.golonka, polishMains.kaczka, polishMains.schabowy, sides.modra] },
      { name: 'Deser', dishes: [cakes.makowiec, cakes.sernik, poured.kompot] },
    ],
  },
]
