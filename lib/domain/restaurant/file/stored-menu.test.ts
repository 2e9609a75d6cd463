import { menuFromWire } from '@/lib/domain/ordering/menu/from-wire'
import type { Menu } from '@/lib/domain/ordering/menu/menu'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { withSoldOut } from '@/lib/domain/ordering/menu/sold-out'
import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import { copyOf, sharing } from '@/tests/support/restaurant-files'
import { type StoredMenu, storedMenuSchema } from './menu-schema'
import { numberMenu } from './number-menu'
import { restaurantFileSchema } from './schema'
import { menuFromStored, numberedMenuOf, storedMenuOf } from './stored-menu'

/** The given number of coffees, all with one shared question of a hundred options. */
function numberedOf(dishes: number) {
  const file = copyOf(sharing)
  const [syrup] = file.menu?.sharedQuestions?.slice(1) ?? []
  const options = Array.from({ length: 100 }, (_, no) => ({ name: `Syrop ${no}` }))
  const products = Array.from({ length: dishes }, (_, no) => ({
    name: `Kawa ${no}`,
    priceGrosze: 900,
    sharedQuestions: ['syrop'],
  }))
  file.menu = { categories: [{ name: 'Kawa', products }], sharedQuestions: syrup && [{ ...syrup, options }] }
  return numberMenu(restaurantFileSchema.parse(file).menu!, null)
}
const storedOf = (dishes: number): StoredMenu =>
  JSON.parse(JSON.stringify(storedMenuOf(numberedOf(dishes), () => null)))
const menuOf = (dishes: number) => menuFromStored(storedOf(dishes))
const sent = (menu: Menu) => menuSchema.parse(JSON.parse(JSON.stringify(menuToWire(menu))))
const sizeOf = (value: unknown) => JSON.stringify(value).length

it('C33 a shared question is stored and sent once, and read as a question of each dish', () => {
  const stored = storedOf(50)
  const menu = menuFromStored(stored)
  expect(sizeOf(menu)).toBeGreaterThan(500_000)
  expect(sizeOf(stored)).toBeLessThan(50_000)
  expect(sizeOf(sent(menu))).toBeLessThan(50_000)
  expect(storedMenuSchema.parse(stored)).toEqual(stored)
  expect(numberedMenuOf(stored, new Map(), (src) => src)).toEqual(numberedOf(50))
  expect(menuFromWire(sent(menu))).toEqual({ ...menu, popular: [] })
})

it('C23 a dish with an option that is sold out has the question in full, the others name it', () => {
  const menu = menuOf(4)
  const [first] = menu.categories[0]!.products
  const [question] = first!.questions as { id: number; options: { id: number }[] }[]
  const marked = withSoldOut(menu, [{ productId: first!.id, optionId: question!.options[7]!.id }])
  expect(sent(marked).categories[0]!.products.map(({ questions }) => questions[0]!.type)).toEqual([
    'checkbox',
    'shared',
    'shared',
    'shared',
  ])
  expect(menuFromWire(sent(marked)).categories).toEqual(marked.categories)
})

it('C33 a shared question that the menu lacks is ignored', () => {
  const menu = storedOf(2)
  delete menu.sharedQuestions
  expect(menuFromStored(menu).categories[0]!.products[0]!.questions).toEqual([])
})
