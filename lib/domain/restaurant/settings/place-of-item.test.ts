import { placeOfItem } from './place-of-item'

const dish = (id: number, name = `Danie ${id}`) => ({ id, name })
const menu = (...categories: object[][]) => ({
  categories: categories.map((products, k) => ({ id: 90 + k, products })),
})

it.each([
  ['where it was', menu([dish(1), dish(2)]), 'categories[0].products[1]'],
  ['moved in its list', menu([dish(2), dish(1)]), 'categories[0].products[0]'],
  ['moved to another category', menu([dish(1)], [dish(3), dish(2)]), 'categories[1].products[1]'],
  ['renamed', menu([dish(1), dish(2, 'Barszcz')]), 'categories[0].products[1]'],
  ['deleted', menu([dish(1), dish(3)]), null],
  ['deleted with its category', menu(), null],
])('C37 a dish with a number: %s', (_, value, place) => {
  expect(placeOfItem(value as never, 'categories[0].products[1]', dish(2))).toBe(place)
})

it('C37 a dish without a number is sought in its own category alone', () => {
  const value = menu([dish(1)], [dish(2, 'Tatar')])
  expect(placeOfItem(value as never, 'categories[0].products[1]', { name: 'Tatar' })).toBeNull()
})

it('C37 what is no item of a list has its place', () => {
  expect(placeOfItem({ address: {} }, 'address', { street: 'Rynek' })).toBe('address')
  expect(placeOfItem({}, '', {})).toBe('')
})
