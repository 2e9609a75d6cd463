import { menuProblems } from '@/lib/domain/restaurant/file/menu-problems'
import { type FileMenu, fileMenuSchema } from '@/lib/domain/restaurant/file/menu-schema'
import { numberMenu } from '@/lib/domain/restaurant/file/number-menu'
import { cafe, copyOf, pizzeria } from '@/tests/support/restaurant-files'
import { uniqueName, withCategoryCopy, withoutCategory, withoutProduct, withProductCopy } from './edit-menu'

const numbered = ({ menu }: Pick<typeof cafe, 'menu'>): FileMenu => numberMenu(fileMenuSchema.parse(menu), null)
const MOST = 9
const pizza = () => numbered(copyOf(pizzeria))
const namesOf = (menu: FileMenu) =>
  menu.categories.map(({ name, products }) => [name, ...products.map((one) => one.name)])

it.each([
  ['a free name stays', 'Rosół', [], 'Rosół'],
  ['a second one', 'Żurek', ['Żurek'], 'Żurek (2)'],
  ['a third one', 'Żurek', ['Żurek', 'Żurek (2)'], 'Żurek (3)'],
  ['a copy of a copy', 'Żurek (2)', ['Żurek', 'Żurek (2)'], 'Żurek (3)'],
  ['a long one loses its end', 'Zupa dnia', ['Zupa dnia'], 'Zupa (2)'],
])('a name of its own: %s', (_, name, taken, expected) => expect(uniqueName(name, taken, MOST)).toBe(expected))

it('C33 a copy of a dish stands behind it, and saving gives everything in it a new number', () => {
  const menu = pizza()
  menu.categories[0]!.products[0]!.earlierPrices = [
    { since: '2026-01-01T00:00:00Z', priceGrosze: 3000, offeredGrosze: null, isAnnounced: false },
  ]
  const found = withProductCopy(menu, { category: 0, product: 0 })
  expect(namesOf(found)[0]).toEqual(['Pizza', 'Margherita', 'Margherita (2)', 'Zestaw dla dwojga'])
  expect(menuProblems(found)).toEqual([])
  const saved = numberMenu(found, numberMenu(menu, null))
  const [original, copy] = saved.categories[0]!.products
  expect([original!.id, copy!.id, copy!.earlierPrices]).toEqual([1, 4, []])
  const idsOf = (product: typeof original) =>
    product!.questions.flatMap((one) => (one.type === 'set' ? [] : [one.id, ...one.options.map(({ id }) => id)]))
  expect(idsOf(copy).some((id, i) => id === idsOf(original)[i])).toBe(false)
  expect({ ...copy, id: 0, name: '', questions: [] }).toEqual({
    ...original,
    id: 0,
    name: '',
    questions: [],
    earlierPrices: [],
  })
})

it('C33 a copy of a category has copies of its dishes', () => {
  const found = withCategoryCopy(pizza(), 0)
  expect(namesOf(found)).toEqual([
    ['Pizza', 'Margherita', 'Zestaw dla dwojga'],
    ['Pizza (2)', 'Margherita (2)', 'Zestaw dla dwojga (2)'],
    ['Napoje', 'Woda'],
  ])
  expect(menuProblems(found)).toEqual([])
  const ids = numberMenu(found, numberMenu(pizza(), null)).categories.flatMap(({ id, products }) => [
    `c${id}`,
    ...products.map((product) => product.id),
  ])
  expect(new Set(ids).size).toBe(ids.length)
})

it('C7 C32 a dish goes with its promotions, and from what goes with it', () => {
  const menu = numbered(copyOf(cafe))
  menu.discounts.push({ ...menu.discounts[0]!, id: 9, scope: 'same-product', target: 2 })
  const found = withoutProduct(menu, { category: 1, product: 0 })
  expect(namesOf(found)).toEqual([['Kawa', 'Latte'], ['Wypieki']])
  expect(found.categories[0]!.products[0]!.goesWith).toEqual([])
  expect(found.discounts.map(({ id }) => id)).toEqual([1])
  expect(menuProblems(found)).toEqual([])
})

it('C7 a category goes with its dishes and the promotions of both', () => {
  const found = withoutCategory(numbered(copyOf(cafe)), 1)
  expect([namesOf(found), found.discounts, menuProblems(found)]).toEqual([[['Kawa', 'Latte']], [], []])
})

it('C6 a set that names a dish that is gone is told by the check of the menu', () => {
  const found = withoutProduct(pizza(), { category: 1, product: 0 })
  expect(menuProblems(found).map(({ path }) => path)).toEqual([
    'menu.categories[0].products[1].questions[0].components[1].products[0].dish',
  ])
})

it.each([
  ['copy a dish', (menu: FileMenu) => withProductCopy(menu, { category: 0, product: 9 })],
  ['copy a category', (menu: FileMenu) => withCategoryCopy(menu, 9)],
  ['remove a dish', (menu: FileMenu) => withoutProduct(menu, { category: 9, product: 0 })],
  ['remove a category', (menu: FileMenu) => withoutCategory(menu, 9)],
])('nothing there, nothing changed: %s', (_, change) => expect(change(pizza())).toEqual(pizza()))
