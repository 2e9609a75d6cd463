import { asking, setOf } from '@/sample-data/menus/ask'
import { asianStarters, bowls, wok } from '@/sample-data/menus/library/asian'
import { asianHotness, protein } from '@/sample-data/menus/library/asian-asks'
import { bottles, poured } from '@/sample-data/menus/library/drinks'
import { curries, indianStarters, tandoor } from '@/sample-data/menus/library/indian'
import { peppers, rice } from '@/sample-data/menus/library/indian-asks'
import { izakaya, rolls } from '@/sample-data/menus/library/sushi'
import { chopsticks, condiments } from '@/sample-data/menus/library/sushi-asks'
import type { MenuOutline } from '@/sample-data/menus/outline'

export const lotosIKminek: MenuOutline = {
  restaurant: 68,
  prices: { factor: 0.99 },
  categories: [
    {
      name: 'Lewa strona: wok',
      asks: [asianHotness],
      dishes: [asking(wok.padThai, protein), wok.bunCha, wok.wolowina, wok.curryZielone],
    },
    {
      name: 'Prawa strona: tandoor i curry',
      asks: [peppers],
      dishes: [
        asking(curries.butter, rice),
        asking(curries.palakPaneer, rice),
        asking(curries.dalMakhani, rice),
        tandoor.kurczak,
        tandoor.paneer,
      ],
    },
    { name: 'Zupy', dishes: [bowls.phoGa, bowls.tomYum, indianStarters.mulligatawny] },
    { name: 'Sushi', asks: [condiments, chopsticks], dishes: [rolls.hosoOgorek, rolls.futoLosos, rolls.uraKalifornia] },
    {
      name: 'Do podziału',
      dishes: [indianStarters.samosa, asianStarters.swieze, izakaya.edamame, tandoor.naan, tandoor.naanCzosnek],
    },
    {
      name: 'W tygodniu do piętnastej',
      dishes: [
        {
          name: 'Delhi–Hanoi',
          zloty: 52,
          about: 'Zupa, danie z jednej ze stron i napój.',
          of: '',
          packaging: 1,
          asks: [
            setOf('Trasa', [
              { title: 'Zupa', of: ['Mulligatawny', ['Tom yum z krewetkami', 9]] },
              { title: 'Danie', of: ['Pad thai', 'Dal makhani', ['Butter chicken', 5]] },
              { title: 'Napój', of: ['Masala czaj', 'Herbata jaśminowa'] },
            ]),
          ],
        },
      ],
    },
    {
      name: 'Słodkie i napoje',
      dishes: [indianStarters.kheer, poured.czaj, poured.jasminowa, poured.lassiMango, bottles.woda],
    },
  ],
  discounts: [
    { on: 'Sushi', buy: 2, get: 1, percent: 50, days: [3] },
    { on: 'Delhi–Hanoi', buy: 1, get: 1, percent: 20, days: [0, 1, 2, 3, 4], hours: ['12:00', '15:00'] },
  ],
  soldOut: ['Świeże rolki, 2 sztuki'],
  goesWith: {
    'Lewa strona: wok': ['Samosa, 2 sztuki', 'Masala czaj', 'Kheer'],
    'Prawa strona: tandoor i curry': ['Samosa, 2 sztuki', 'Masala czaj', 'Kheer'],
    Zupy: ['Samosa, 2 sztuki', 'Masala czaj', 'Kheer'],
    Sushi: ['Samosa, 2 sztuki', 'Masala czaj', 'Kheer'],
    'Do podziału': ['Masala czaj'],
    'W tygodniu do piętnastej': ['Samosa, 2 sztuki', 'Masala czaj', 'Kheer'],
  },
  rings: [
    { km: 2.5, fee: 6, minCart: 35, freeFrom: 100, eta: [30, 45] },
    { km: 7, fee: 12, minCart: 60, freeFrom: 180, eta: [45, 65] },
  ],
  packaging: 2,
  minutes: 25,
  kitchen: { slotMinutes: 15, ordersPerSlot: 6 },
}
