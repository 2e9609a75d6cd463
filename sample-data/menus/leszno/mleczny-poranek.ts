import { asking, own } from '@/sample-data/menus/ask'
import { morningBread, morningExtras, sweetExtras } from '@/sample-data/menus/library/breakfast-asks'
import { bakery, eggs, mornings } from '@/sample-data/menus/library/breakfasts'
import { cakes, crepes, sweets } from '@/sample-data/menus/library/desserts'
import { cupSize } from '@/sample-data/menus/library/drink-asks'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import type { MenuOutline } from '@/sample-data/menus/outline'

const porridge = mornings.owsianka

export const mlecznyPoranek: MenuOutline = {
  restaurant: 25,
  categories: [
    {
      name: 'Owsianki na sześć sposobów',
      asks: [sweetExtras],
      dishes: [
        own(porridge, { name: 'Owsianka z jabłkiem' }),
        own(mornings.owsiankaRoslinna, { name: 'Owsianka bez mleka' }),
        own(porridge, {
          name: 'Owsianka z malinami',
          about: 'Maliny rozgniecione na ciepło i łyżka jogurtu.',
          of: 'płatki owsiane, mleko, maliny, jogurt',
        }),
        own(porridge, {
          name: 'Owsianka z makiem',
          about: 'Mak, miód i pomarańcza, pachnie świętami.',
          of: 'płatki owsiane, mleko, mak, miód, pomarańcze',
        }),
        own(porridge, {
          name: 'Owsianka czekoladowa',
          about: 'Gorzka czekolada roztopiona w środku, wiśnie na wierzchu.',
          of: 'płatki owsiane, mleko, czekolada gorzka, wiśnie',
        }),
        own(porridge, {
          name: 'Owsianka na słono',
          zloty: 24,
          about: 'Z jajkiem, szpinakiem i serem wędzonym.',
          of: 'płatki owsiane, mleko, jajko, szpinak, ser wędzony',
        }),
      ],
    },
    {
      name: 'Jajka',
      asks: [morningBread],
      dishes: [eggs.jajecznica, asking(eggs.omlet, morningExtras), eggs.benedykt, eggs.miekko],
    },
    { name: 'Naleśniki od dziewiątej', dishes: [mornings.pancakes, crepes.karmel, crepes.cytryna] },
    { name: 'Chleb i twaróg', dishes: [mornings.twarozek, mornings.kanapkaSzynka, bakery.croissant] },
    { name: 'Słodkie', dishes: [cakes.sernik, sweets.budyn] },
    { name: 'Kawa i mleko', dishes: [asking(coffee.latte, cupSize), coffee.cappuccino, coffee.zbozowa] },
    {
      name: 'Zimne',
      dishes: [
        own(poured.maslanka, {
          name: 'Mleko ze Święciechowy 0,4 l',
          about: 'Pełne, z jednej obory, zimne albo podgrzane.',
          of: 'mleko',
        }),
        bottles.sokJablkowy,
        bottles.woda,
      ],
    },
  ],
  discounts: [{ on: 'Jajka', buy: 0, get: 0, percent: 15, days: [1, 2, 3, 4], hours: ['08:00', '09:00'] }],
  soldOut: ['Croissant maślany'],
  goesWith: {
    'Owsianki na sześć sposobów': ['Mleko ze Święciechowy 0,4 l', 'Naleśnik z solonym karmelem'],
    Jajka: ['Mleko ze Święciechowy 0,4 l', 'Naleśnik z solonym karmelem'],
    'Naleśniki od dziewiątej': ['Mleko ze Święciechowy 0,4 l'],
    'Chleb i twaróg': ['Mleko ze Święciechowy 0,4 l'],
    Słodkie: ['Mleko ze Święciechowy 0,4 l'],
  },
  rings: [{ km: 2, fee: 5, minCart: 30, freeFrom: 70, eta: [20, 35] }],
  packaging: 1.5,
  minutes: 15,
  kitchen: { slotMinutes: 15, ordersPerSlot: 4 },
  scheduled: { stepMinutes: 15, daysAhead: 3 },
}
