import { asking, own } from '@/sample-data/menus/ask'
import { morningBread, morningExtras, warmedUp } from '@/sample-data/menus/library/breakfast-asks'
import { bakery, eggs, mornings } from '@/sample-data/menus/library/breakfasts'
import { cakes, sweets } from '@/sample-data/menus/library/desserts'
import { cupSize } from '@/sample-data/menus/library/drink-asks'
import { bottles, coffee, poured } from '@/sample-data/menus/library/drinks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const cebularzIReszta: MenuOutline = {
  restaurant: 2,
  prices: { ending: 50 },
  categories: [
    {
      name: 'Cebularze',
      asks: [warmedUp],
      dishes: [
        {
          name: 'Cebularz zwykły',
          zloty: 7.5,
          about: 'Cebula, mak i chrupiący brzeg, z pierwszej blachy.',
          of: 'mąka pszenna, cebula, mak, olej',
        },
        bakery.cebularzTwarog,
        bakery.cebularzSledz,
        bakery.cebularzJajko,
        {
          name: 'Sześć cebularzy w papierze',
          zloty: 39,
          about: 'Na wynos dla całej kamienicy, jeszcze ciepłe.',
          of: 'mąka pszenna, cebula, mak, olej',
        },
      ],
    },
    {
      name: 'Śniadania do trzynastej',
      asks: [morningBread],
      dishes: [
        eggs.jajecznica,
        asking(eggs.jajecznicaBoczek, morningExtras),
        eggs.miekko,
        mornings.twarozek,
        mornings.kanapkaSzynka,
      ],
    },
    { name: 'Z blachy', dishes: [bakery.kruszonka, bakery.jagodzianka, bakery.paczek, bakery.chleb, polishPlum()] },
    { name: 'Ciasta', dishes: [cakes.sernik, cakes.makowiec, sweets.budyn] },
    { name: 'Kawa', dishes: [asking(coffee.latte, cupSize), coffee.cappuccino, coffee.zbozowa] },
    { name: 'Zimne', dishes: [bottles.woda, bottles.sokJablkowy, poured.kompot, poured.maslanka] },
  ],
  discounts: [
    { on: 'Z blachy', buy: 0, get: 0, percent: 30, hours: ['15:00', '18:00'], deliveryTypes: ['takeout'] },
    { on: 'Cebularz zwykły', buy: 3, get: 1, percent: 100, maxUses: 2 },
  ],
  soldOut: ['Jagodzianka'],
  earlier: { 'Cebularz zwykły': [[7, 12]] },
  goesWith: {
    Cebularze: ['Bochenek na zakwasie 0,8 kg', 'Woda gazowana 0,5 l', 'Drożdżówka z kruszonką'],
    'Śniadania do trzynastej': ['Woda gazowana 0,5 l', 'Drożdżówka z kruszonką'],
    'Z blachy': ['Woda gazowana 0,5 l'],
    Ciasta: ['Woda gazowana 0,5 l'],
  },
  rings: [{ km: 3.5, fee: 6, minCart: 25, freeFrom: 70, eta: [25, 40] }],
  packaging: 1,
  minutes: 15,
  kitchen: { slotMinutes: 15, ordersPerSlot: 6 },
  scheduled: { stepMinutes: 15, daysAhead: 2 },
}

function polishPlum() {
  return own(bakery.kruszonka, {
    name: 'Drożdżówka ze śliwką',
    about: 'Węgierki pestkowane rano, kruszonka na maśle.',
    of: 'ciasto drożdżowe, kruszonka, śliwki',
  })
}
