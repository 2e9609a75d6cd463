import { asking, manyOf, option, own, setOf } from '@/sample-data/menus/ask'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { chaczapuri, chinkali, georgianKitchen } from '@/sample-data/menus/library/georgian'
import type { MenuOutline } from '@/sample-data/menus/outline'

const tkemali = manyOf(
  'Sosy',
  [
    option('Tkemali ze śliwek', 4, 'śliwki, czosnek, kolendra'),
    option('Adżika', 4, 'chili, czosnek, kolendra'),
    option('Jogurt z czosnkiem', 4, 'jogurt, czosnek'),
  ],
  { max: 0, free: 1, perOption: 3 },
)

export const stolPodKazbekiem: MenuOutline = {
  restaurant: 4,
  categories: [
    { name: 'Chinkali', asks: [tkemali], dishes: [chinkali.mieso, chinkali.jagniecina, chinkali.ser, chinkali.grzyby] },
    {
      name: 'Chaczapuri',
      dishes: [chaczapuri.adzarskie, chaczapuri.imeruli, chaczapuri.megruli, chaczapuri.lobiani, chaczapuri.kubdari],
    },
    { name: 'Zupy i garnki', dishes: [georgianKitchen.charczo, georgianKitchen.lobio, georgianKitchen.chaszlama] },
    {
      name: 'Znad żaru',
      dishes: [
        asking(georgianKitchen.szaszlyk, tkemali),
        own(georgianKitchen.szaszlyk, {
          name: 'Szaszłyk z kurczaka',
          zloty: 39,
          about: 'Udka w jogurcie i kolendrze, cebula z granatem.',
          of: 'kurczak, jogurt, kolendra, cebula, granat',
        }),
      ],
    },
    { name: 'Zimne zakąski', dishes: [georgianKitchen.badridzani, georgianKitchen.pchali, georgianKitchen.salatka] },
    {
      name: 'Supra, stół dla dwojga',
      dishes: [
        {
          name: 'Mała supra',
          zloty: 119,
          about: 'Przystawka, dwa razy chinkali i jedno chaczapuri do podziału.',
          of: '',
          packaging: 4,
          asks: [
            setOf('Ułóż swój stół', [
              { title: 'Przystawka', of: ['Pchali, trzy smaki', 'Sałatka gruzińska'] },
              {
                title: 'Chinkali',
                count: 2,
                of: ['Chinkali z mięsem', 'Chinkali z serem', ['Chinkali z jagnięciną', 5]],
              },
              { title: 'Chaczapuri', of: ['Chaczapuri imeruli', ['Chaczapuri adżarskie', 4]] },
            ]),
          ],
        },
      ],
    },
    { name: 'Napoje', dishes: [poured.estragonowa, bottles.sokJablkowy, bottles.woda, bottles.winoZero] },
  ],
  discounts: [{ on: 'Chinkali', buy: 2, get: 1, percent: 50, days: [0, 1, 2, 3], hours: ['13:00', '17:00'] }],
  soldOut: ['Kubdari'],
  goesWith: {
    Chinkali: ['Pchali, trzy smaki', 'Lemoniada estragonowa 0,4 l'],
    Chaczapuri: ['Pchali, trzy smaki', 'Lemoniada estragonowa 0,4 l'],
    'Zupy i garnki': ['Pchali, trzy smaki', 'Lemoniada estragonowa 0,4 l'],
    'Znad żaru': ['Pchali, trzy smaki', 'Lemoniada estragonowa 0,4 l'],
    'Zimne zakąski': ['Lemoniada estragonowa 0,4 l'],
    'Supra, stół dla dwojga': ['Pchali, trzy smaki', 'Lemoniada estragonowa 0,4 l'],
  },
  rings: [
    { km: 2.5, fee: 6, minCart: 40, freeFrom: 120, eta: [35, 50] },
    { km: 6, fee: 11, minCart: 60, freeFrom: 180, eta: [45, 65] },
  ],
  packaging: 2,
  minutes: 25,
  kitchen: { slotMinutes: 15, ordersPerSlot: 5 },
}
