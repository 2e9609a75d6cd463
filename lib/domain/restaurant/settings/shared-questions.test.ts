import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import { pizzeria } from '@/tests/support/restaurant-files'
import { editList } from './edit-list'
import type { PartValue } from './parts'
import { withPart } from './parts'
import { dishesByQuestion, shareQuestion } from './shared-questions'
import { typedPart } from './typed-value'

const size = (id: number, more: object = {}) => ({
  id,
  type: 'single-choice',
  title: 'Rozmiar',
  required: true,
  min: 0,
  max: 1,
  freeCount: 0,
  maxPerOption: 1,
  options: [{ id: id * 10, name: 'Mała', priceGrosze: 0, available: true, default: true }],
  ...more,
})
const dish = (id: number, questions: object[], more: object = {}) => ({
  id,
  name: `Danie ${id}`,
  priceGrosze: 1000,
  questions,
  ...more,
})
const menu = (...products: object[]) => ({ categories: [{ id: 1, name: 'Pizze', products }] }) as unknown as PartValue
const questionAt = (place: number) => ['categories', 0, 'products', place, 'questions', 0]
const dishesOf = (value: PartValue) =>
  (value.categories as { products: Record<string, unknown>[] }[])[0]!.products.map(({ questions, sharedQuestions }) => [
    (questions as unknown[]).length,
    sharedQuestions ?? [],
  ])
const sharedIn = (value: PartValue) => (value.sharedQuestions ?? []) as Record<string, unknown>[]

it('C37 a question of a dish becomes a shared one with its ids; dishes with the same question use it, others keep theirs', () => {
  const value = menu(dish(1, [size(7)]), dish(2, [size(8)]), dish(3, [size(9, { required: false })]))
  const shared = shareQuestion(value, questionAt(0))
  expect(shared.sharedQuestions).toEqual([{ ...size(7), key: 'rozmiar' }])
  expect(dishesOf(shared)).toEqual([
    [0, ['rozmiar']],
    [0, ['rozmiar']],
    [1, []],
  ])
  expect(dishesByQuestion(shared)).toEqual(new Map([['rozmiar', 2]]))
})

it('C37 a question that is shared already is not stored twice; another of the same title has its own key', () => {
  const first = shareQuestion(menu(dish(1, [size(7)]), dish(2, [size(8, { max: 3 })])), questionAt(0))
  const second = shareQuestion(first, questionAt(1))
  expect(sharedIn(second).map(({ key }) => key)).toEqual(['rozmiar', 'rozmiar-2'])
  const again = { ...second, categories: menu(dish(4, [size(12)])).categories } as PartValue
  expect(sharedIn(shareQuestion(again, questionAt(0)))).toHaveLength(2)
})

it.each([
  ['no such question', ['categories', 0, 'products', 0, 'questions', 4]],
  ['a place that is none', ['categories', 0]],
])('C37 %s: nothing is shared', (_, path) => {
  const value = menu(dish(1, [size(7)]))
  expect(shareQuestion(value, path)).toBe(value)
})

it('C37 a question without a title, and a set, stay where they are', () => {
  const untitled = menu(dish(1, [size(7, { title: ' ' })]))
  expect(shareQuestion(untitled, questionAt(0))).toBe(untitled)
  const set = menu(dish(1, [{ type: 'set', title: 'Zestaw', components: [] }]))
  expect(shareQuestion(set, questionAt(0))).toBe(set)
})

it('C37 the key follows the title until the question was published, at its dishes too, and never after', () => {
  const typed = (title: string, id?: number) =>
    typedPart('menu', {
      ...menu(dish(1, [], { sharedQuestions: ['roz'] })),
      sharedQuestions: [{ ...size(7), id, title, key: 'roz' }] as never,
    })
  expect([sharedIn(typed('Rozmiar pizzy'))[0]?.key, dishesOf(typed('Rozmiar pizzy'))]).toEqual([
    'rozmiar-pizzy',
    [[0, ['rozmiar-pizzy']]],
  ])
  expect(sharedIn(typed('Rozmiar pizzy', 7))[0]?.key).toBe('roz')
  expect(sharedIn(typed(''))[0]?.key).toBe('roz')
})

it('C37 a copy has its own key and ids; a removed question is removed from all dishes', () => {
  const shared = shareQuestion(menu(dish(1, [size(7)])), questionAt(0))
  const copied = typedPart('menu', editList(shared, { step: 'duplicate', path: ['sharedQuestions', 0] }))
  expect(sharedIn(copied).map(({ id, key, title }) => [id, key, title])).toEqual([
    [7, 'rozmiar', 'Rozmiar'],
    [undefined, 'rozmiar-2', 'Rozmiar (2)'],
  ])
  const removed = typedPart('menu', editList(shared, { step: 'remove', path: ['sharedQuestions', 0] }))
  expect([removed.sharedQuestions, dishesOf(removed)]).toEqual([undefined, [[0, []]]])
})

it('C33 an unknown shared question of a dish and a repeated key are reported at their places', () => {
  const file = structuredClone(pizzeria) as { menu: Record<string, unknown> & { categories: { products: object[] }[] } }
  const question = { key: 'rozmiar', type: 'single-choice', title: 'Rozmiar', options: [{ name: 'Mała' }] }
  file.menu.sharedQuestions = [question, { ...question, title: 'Inny' }]
  Object.assign(file.menu.categories[0]!.products[0]!, { sharedQuestions: ['rozmiar', 'sos'] })
  expect(readRestaurantFile(file).problems).toEqual([
    { path: 'menu.sharedQuestions[1].key', message: '„rozmiar” jest tu drugi raz' },
    {
      path: 'menu.categories[0].products[0].sharedQuestions[1]',
      message: 'nie ma wspólnego pytania „sos” w tym menu',
    },
  ])
})

it('C37 a key without a shared question in the stored menu is dropped from its dishes', () => {
  const file = { menu: { categories: [], sharedQuestions: [size(7, { key: 'rozmiar' })], discounts: [] } }
  const after = withPart(file, 'menu', menu(dish(1, [], { sharedQuestions: ['rozmiar'] }))) as {
    menu: PartValue
  }
  expect([after.menu.sharedQuestions, dishesOf(after.menu)]).toEqual([[], [[0, []]]])
})
