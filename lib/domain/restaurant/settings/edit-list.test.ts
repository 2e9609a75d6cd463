import { editList } from './edit-list'
import type { PartValue } from './parts'

const menu = (...names: string[]): PartValue => ({
  categories: [{ id: 3, name: 'Zupy', products: names.map((name, i) => ({ id: i + 1, name, earlierPrices: [1] })) }],
})
const namesOf = (value: PartValue) =>
  (value.categories as { name: string; products: { name: string; id?: number }[] }[]).map(({ name, products }) => [
    name,
    ...products.map((dish) => dish.name),
  ])
const products = ['categories', 0, 'products']

it('C37 an item is added at the end, moves up and down, and no further than its list', () => {
  const value = menu('A', 'B', 'C')
  const added = editList(value, { step: 'add', path: products, item: { name: 'D' } })
  expect(namesOf(added)).toEqual([['Zupy', 'A', 'B', 'C', 'D']])
  expect(namesOf(editList(value, { step: 'up', path: [...products, 2] }))).toEqual([['Zupy', 'A', 'C', 'B']])
  expect(namesOf(editList(value, { step: 'down', path: [...products, 2] }))).toEqual([['Zupy', 'A', 'B', 'C']])
  expect(namesOf(editList(value, { step: 'move', path: [...products, 0], to: 99 }))).toEqual([['Zupy', 'B', 'C', 'A']])
})

it('C37 a copy has its own name, no number and no earlier prices; a second copy too', () => {
  const once = editList(menu('A', 'B'), { step: 'duplicate', path: [...products, 0] })
  const twice = editList(once, { step: 'duplicate', path: [...products, 0] })
  expect(namesOf(twice)).toEqual([['Zupy', 'A', 'A (3)', 'A (2)', 'B']])
  expect((twice.categories as { products: object[] }[])[0]?.products[1]).toEqual({ name: 'A (3)' })
})

it('C37 the copy of a category has dishes of other names, that of a room other tables and no key', () => {
  const copied = editList(menu('A', 'B'), { step: 'duplicate', path: ['categories', 0] })
  expect(namesOf(copied)).toEqual([
    ['Zupy', 'A', 'B'],
    ['Zupy (2)', 'A (2)', 'B (2)'],
  ])
  const rooms = { rooms: [{ key: 'sala', name: 'Sala', tables: [{ name: 'S1', minSeats: 1, maxSeats: 2 }] }] }
  expect(editList(rooms, { step: 'duplicate', path: ['rooms', 0] }).rooms).toEqual([
    rooms.rooms[0],
    { name: 'Sala (2)', tables: [{ name: 'S1 (2)', minSeats: 1, maxSeats: 2 }] },
  ])
})

it('C37 the copy of a rule keeps its condition; that of a voucher gets another code', () => {
  const rules = { rules: [{ key: 'isSun', text: 'Rosół' }] }
  expect(editList(rules, { step: 'duplicate', path: ['rules', 0] }).rules).toEqual([rules.rules[0], rules.rules[0]])
  const vouchers = { vouchers: [{ code: 'KAWA5' }, { code: 'KAWA2' }] }
  expect(editList(vouchers, { step: 'duplicate', path: ['vouchers', 0] }).vouchers).toEqual([
    { code: 'KAWA5' },
    { code: 'KAWA3' },
    { code: 'KAWA2' },
  ])
})

it('C37 adding to a missing list creates it; a step on a missing entry does nothing', () => {
  expect(editList({ area: {} }, { step: 'add', path: ['area', 'corners'], item: 1 })).toEqual({
    area: { corners: [1] },
  })
  const value = menu('A')
  expect(editList(value, { step: 'add', path: ['rooms', 4, 'tables'], item: 1 })).toBe(value)
  expect(editList(value, { step: 'remove', path: [...products, 7] })).toBe(value)
  expect(editList(value, { step: 'remove', path: [...products, 0] })).toEqual({
    categories: [{ id: 3, name: 'Zupy', products: [] }],
  })
})
