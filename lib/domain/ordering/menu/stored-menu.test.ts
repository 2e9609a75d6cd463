import { menuOfFile } from '@/lib/domain/restaurant/file/menu-of-file'
import { numberMenu } from '@/lib/domain/restaurant/file/number-menu'
import { restaurantFileSchema } from '@/lib/domain/restaurant/file/schema'
import { copyOf, sharing } from '@/tests/support/restaurant-files'
import { menuFromWire } from './from-wire'
import { menuSchema } from './schema'
import { withSoldOut } from './sold-out'
import { menuFromStored, menuToStored } from './stored-menu'
import { storedMenuSchema } from './stored-schema'
import { menuToWire } from './to-wire'

/** As many coffees as asked, all with one shared question of a hundred options. */
function menuOf(dishes: number) {
  const file = copyOf(sharing)
  const [syrup] = file.menu?.sharedQuestions?.slice(1) ?? []
  const options = Array.from({ length: 100 }, (_, no) => ({ name: `Syrop ${no}` }))
  const products = Array.from({ length: dishes }, (_, no) => ({
    name: `Kawa ${no}`,
    priceGrosze: 900,
    sharedQuestions: ['syrop'],
  }))
  file.menu = { categories: [{ name: 'Kawa', products }], sharedQuestions: syrup && [{ ...syrup, options }] }
  return menuOfFile(numberMenu(restaurantFileSchema.parse(file).menu!, null), () => null)
}
const stored = (menu: ReturnType<typeof menuOf>) => JSON.parse(JSON.stringify(menuToStored(menu)))
const sent = (menu: ReturnType<typeof menuOf>) => menuSchema.parse(JSON.parse(JSON.stringify(menuToWire(menu))))
const sizeOf = (value: unknown) => JSON.stringify(value).length

it('C33 what many dishes ask is stored and sent once, and read as a question of each', () => {
  const menu = menuOf(50)
  expect(sizeOf(menu)).toBeGreaterThan(500_000)
  expect(sizeOf(stored(menu))).toBeLessThan(50_000)
  expect(sizeOf(sent(menu))).toBeLessThan(50_000)
  expect(storedMenuSchema.safeParse(stored(menu)).success).toBe(true)
  expect(menuFromStored(stored(menu))).toEqual(menu)
  const { sharedQuestions: _, ...shown } = menu
  expect(menuFromWire(sent(menu))).toEqual({ ...shown, popular: [] })
  expect(sizeOf(sent(menuFromStored(stored(menu))))).toBe(sizeOf(sent(menu)))
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

it('C33 what a dish names and the menu does not have is not asked', () => {
  const menu = stored(menuOf(2))
  delete menu.sharedQuestions
  expect(menuFromStored(menu).categories[0]!.products[0]!.questions).toEqual([])
})
