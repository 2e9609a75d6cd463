import { own, setOf } from '@/sample-data/menus/ask'
import { morningBread } from '@/sample-data/menus/library/breakfast-asks'
import { eggs, mornings } from '@/sample-data/menus/library/breakfasts'
import { burgerExtras, burgerSauce, withFries } from '@/sample-data/menus/library/burger-asks'
import { burgerSides, burgers } from '@/sample-data/menus/library/burgers'
import { cakes } from '@/sample-data/menus/library/desserts'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import { pierogi } from '@/sample-data/menus/library/pierogi'
import { polishMains } from '@/sample-data/menus/library/polish'
import { salads } from '@/sample-data/menus/library/polish-asks'
import { bread } from '@/sample-data/menus/library/soup-asks'
import { polishSoups } from '@/sample-data/menus/library/soups'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const zajazdPodSemaforem: MenuOutline = {
  restaurant: 27,
  prices: { factor: 0.88 },
  categories: [
    {
      name: 'Zupy przed odjazdem',
      asks: [bread],
      dishes: [
        own(polishSoups.gulaszowa, { name: 'Gulaszowa kolejarza' }),
        polishSoups.pomidorowa,
        polishSoups.grochowka,
        polishSoups.zurek,
      ],
    },
    {
      name: 'Śniadanie o każdej godzinie',
      asks: [morningBread],
      dishes: [eggs.jajecznicaBoczek, eggs.sadzone, mornings.parowki, mornings.bialaKielbasa],
    },
    {
      name: 'Burgery z peronu',
      asks: [burgerSauce, burgerExtras, withFries],
      dishes: [burgers.klasyk, own(burgers.bekon, { name: 'Semafor z bekonem' }), burgers.szarpana],
    },
    { name: 'Na talerzu', asks: [salads], dishes: [polishMains.gulasz, polishMains.schabowy, polishMains.fasolka] },
    { name: 'Pierogi', dishes: [pierogi.ruskie, pierogi.mieso] },
    {
      name: 'Zestaw podróżny',
      dishes: [
        {
          name: 'Na pociąg',
          zloty: 37,
          about: 'Burger, dodatek i napój w torbie z uchem.',
          of: '',
          asks: [
            setOf('Co w torbie', [
              { title: 'Burger', of: ['Klasyk', ['Szarpana wieprzowina', 4]] },
              { title: 'Dodatek', of: ['Frytki krojone nożem', 'Coleslaw'] },
              { title: 'Napój', of: ['Cola 0,5 l', 'Woda gazowana 0,5 l', ['Kawa czarna', 1]] },
            ]),
          ],
        },
      ],
    },
    { name: 'Dodatki i słodkie', dishes: [burgerSides.frytki, burgerSides.coleslaw, cakes.szarlotka] },
    { name: 'Napoje', dishes: [coffee.czarna, poured.herbataZimowa, bottles.cola, bottles.woda] },
  ],
  discounts: [{ on: 'Zupy przed odjazdem', buy: 1, get: 1, percent: 50, hours: ['23:00', '05:00'] }],
  soldOut: ['Grochówka'],
  goesWith: {
    'Zupy przed odjazdem': ['Frytki krojone nożem', 'Kawa czarna', 'Szarlotka na ciepło'],
    'Śniadanie o każdej godzinie': ['Kawa czarna', 'Szarlotka na ciepło'],
    'Burgery z peronu': ['Frytki krojone nożem', 'Kawa czarna', 'Szarlotka na ciepło'],
    'Na talerzu': ['Frytki krojone nożem', 'Kawa czarna', 'Szarlotka na ciepło'],
    Pierogi: ['Frytki krojone nożem', 'Kawa czarna', 'Szarlotka na ciepło'],
    'Zestaw podróżny': ['Frytki krojone nożem', 'Kawa czarna', 'Szarlotka na ciepło'],
    'Dodatki i słodkie': ['Kawa czarna'],
  },
  rings: [
    { km: 3, fee: 5, minCart: 30, freeFrom: 80, eta: [25, 40] },
    { km: 6, fee: 9, minCart: 45, freeFrom: 130, eta: [35, 55] },
  ],
  packaging: 1.5,
  minutes: 18,
  kitchen: { slotMinutes: 15, ordersPerSlot: 9 },
}
