import { menuProblems } from './menu-problems'
import { type FileMenu, fileMenuSchema } from './menu-schema'
import { numberMenu } from './number-menu'

const menuOf = (categories: Record<string, string[]>): FileMenu =>
  fileMenuSchema.parse({
    categories: Object.entries(categories).map(([name, dishes]) => ({
      name,
      products: dishes.map((dish) => ({ name: dish, priceGrosze: 3000 })),
    })),
  })
const numbersIn = (menu: ReturnType<typeof numberMenu>) =>
  Object.fromEntries(menu.categories.map(({ name, products }) => [name, products.map(({ id }) => id)]))

it('C33 a dish of one name in two categories is two dishes, each with its own number', () => {
  const both = menuOf({ '32 cm': ['Margherita', 'Funghi'], '42 cm': ['Margherita'] })
  expect(menuProblems(both)).toEqual([])
  const known = numberMenu(both, null)
  const [small, large] = [numbersIn(known)['32 cm'], numbersIn(known)['42 cm']]
  expect(new Set([...(small ?? []), ...(large ?? [])]).size).toBe(3)
  const turned = numberMenu(menuOf({ '42 cm': ['Margherita'], '32 cm': ['Funghi', 'Margherita'] }), known)
  expect(numbersIn(turned)).toEqual({ '42 cm': large, '32 cm': small?.toReversed() })
})

it('C33 a dish that moves to another category keeps its number', () => {
  const known = numberMenu(menuOf({ Zupy: ['Barszcz'], Inne: ['Chleb'] }), null)
  expect(numbersIn(numberMenu(menuOf({ Nowe: ['Barszcz'] }), known)).Nowe).toEqual(numbersIn(known).Zupy)
})

it.each([
  ['twice in one category', { Zupy: ['Barszcz', 'Barszcz'] }, [], ['menu.categories[0].products[1].name']],
  [
    'named by a dish that it goes with',
    { A: ['M', 'Cola'], B: ['M'] },
    ['M'],
    ['menu.categories[0].products[1].goesWith[0]'],
  ],
])('C33 an ambiguous dish is reported: %s', (_, categories, goesWith, paths) => {
  const menu = menuOf(categories as unknown as Record<string, string[]>)
  menu.categories[0]!.products[1]!.goesWith.push(...goesWith)
  expect(menuProblems(menu).map(({ path }) => path)).toEqual(paths)
})
