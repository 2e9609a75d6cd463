import { allergensOf, type KitchenDish } from './kitchen-menu'

const dish = (id: number, changes: Partial<KitchenDish> = {}): [number, KitchenDish] => [
  id,
  { id, name: `Dish ${id}`, category: 'Zupy', allergens: [], options: [], ...changes },
]
const dishes = new Map([
  dish(1, { allergens: ['gluten'], options: [{ id: 11, name: 'Śmietana', allergens: ['milk'] }] }),
  dish(2, { allergens: null }),
  dish(3),
])
const line = (product_id: number, answers: object[] = []) => ({
  product_id,
  name: `Dish ${product_id}`,
  answers: answers as never,
})
const option = (option_id: number) => ({ question_id: 1, options: [{ option_id, amount: 1 }] })

it.each([
  ['a dish with its option', [line(1, [option(11)])], { known: ['gluten', 'milk'], unknownFor: [] }],
  ['none is not the same as not stated', [line(3), line(2)], { known: [], unknownFor: ['Dish 2'] }],
  ['a dish that is on the menu no more', [line(9)], { known: [], unknownFor: ['Dish 9'] }],
  [
    'the dishes of a set, with their options',
    [
      line(3, [
        {
          question_id: 1,
          options: [],
          components: [{ component_id: 1, picks: [{ product_id: 1, answers: [option(11)] }] }],
        },
      ]),
    ],
    { known: ['gluten', 'milk'], unknownFor: [] },
  ],
])('C29 allergens of %s', (_, lines, expected) => expect(allergensOf(lines, dishes)).toEqual(expected))
