import { linesThatGoWith } from '@/lib/domain/ordering/cart/goes-with'
import { isSet, type Menu, productsOf, type Question } from '@/lib/domain/ordering/menu/menu'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import type { NumberedProduct } from '@/lib/domain/restaurant/file/menu-schema'
import { numberMenu } from '@/lib/domain/restaurant/file/number-menu'
import { menuFromStored, storedMenuOf } from '@/lib/domain/restaurant/file/stored-menu'
import { pictureOf } from '@/upstream/restaurants/file/restaurant-row'
import { readSamples } from '@/upstream/seed/read-samples'

const { restaurants, pictures } = readSamples(new Date('2026-11-26T12:00:00+01:00'))
const orderings = restaurants.flatMap(({ file }) => {
  if (!file.orders || !file.menu) return []
  const numbered = numberMenu(file.menu, null)
  const { categories, discounts } = menuFromStored(storedMenuOf(numbered, (image) => pictureOf(image, pictures)))
  return { name: file.name, numbered, categories, discounts }
})
type Ordering = (typeof orderings)[number]
const each = orderings.map((ordering) => [ordering.name, ordering] as const)
const productsIn = ({ categories }: Pick<Ordering, 'categories'>) => categories.flatMap(({ products }) => products)
const allProducts = orderings.flatMap(productsIn)
const filed = ({ numbered }: Ordering): NumberedProduct[] => numbered.categories.flatMap(({ products }) => products)
const allQuestions = allProducts.flatMap(({ questions }) => questions)
const sets = allQuestions.filter(isSet)
const components = sets.flatMap((question) => question.components)

const menuOf = ({ categories, discounts }: Ordering): Menu => ({ categories, discounts })

it('no two menus are equal', () => {
  const cards = orderings.map((one) =>
    JSON.stringify(productsIn(one).map(({ name, priceGrosze }) => [name, priceGrosze])),
  )
  expect(new Set(cards).size).toBe(cards.length)
})

it('C6, C33 ids are unique', () => {
  // A question shared within a menu is identical wherever it appears.
  const questions = [...new Map(allQuestions.map((question) => [JSON.stringify(question), question])).values()]
  const options = questions.flatMap((question) => (isSet(question) ? [] : question.options))
  for (const things of [allProducts, questions, components, options, orderings.flatMap((one) => one.categories)])
    expect(new Set(things.map(({ id }) => id)).size).toBe(things.length)
})

it('B2 the allergens of some dish are not stated', () =>
  expect(allProducts.some(({ allergens }) => allergens === null)).toBe(true))

/** A weekday's noon, at which every sample dish is served. */
const LUNCH = new Date('2026-11-27T12:30:00+01:00')

describe.each(each)('%s', (_, ordering) => {
  const menu = menuOf(ordering)
  const inMenu = productsOf(menu)

  it('C0 matches the wire schema', () => expect(() => menuSchema.parse(menuToWire(menu))).not.toThrow())

  it('C32 names what goes with every main dish: other dishes of the menu that can be added by one press', () => {
    const naming = [...inMenu.values()].filter(({ goesWith }) => goesWith.length > 0)
    expect(naming.length).toBeGreaterThan(inMenu.size / 4)
    for (const { id, goesWith } of naming) {
      expect(goesWith).not.toContain(id)
      const line = { productId: id, amount: 1, answers: [], note: '' }
      expect(linesThatGoWith([line], inMenu, LUNCH)).toHaveLength(goesWith.length)
    }
  })

  it('has 4 to 8 categories and 18 to 40 products', () => {
    expect(ordering.categories.length).toBeGreaterThanOrEqual(4)
    expect(ordering.categories.length).toBeLessThanOrEqual(8)
    expect(productsIn(ordering).length).toBeGreaterThanOrEqual(18)
    expect(productsIn(ordering).length).toBeLessThanOrEqual(40)
  })

  it('names each category and product once', () => {
    const names = [...ordering.categories, ...productsIn(ordering)].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has available and sold-out products', () => {
    const out = productsIn(ordering).filter(({ available }) => !available)
    expect(out.length).toBeGreaterThan(0)
    expect(out.length).toBeLessThan(4)
  })

  it('has prices of at least a złoty, each the newest of its history, which has no repeats', () => {
    for (const { priceGrosze } of productsIn(ordering)) expect(priceGrosze).toBeGreaterThanOrEqual(100)
    for (const { priceGrosze, earlierPrices } of filed(ordering)) {
      expect(earlierPrices.at(-1)?.priceGrosze).toBe(priceGrosze)
      const starts = earlierPrices.map(({ since }) => since)
      expect(starts).toEqual([...new Set(starts)].sort())
      expect(earlierPrices.some((price, i) => price.priceGrosze === earlierPrices[i + 1]?.priceGrosze)).toBe(false)
    }
  })

  it('C6 can be answered: limits fit the options, sets contain no sets and have all components', () => {
    for (const product of inMenu.values()) for (const question of product.questions) expectAnswerable(question, inMenu)
  })

  it('L189 a set costs less than its parts separately, for any choice', () => {
    for (const { priceGrosze, questions } of inMenu.values()) {
      const parts = questions.filter(isSet).flatMap((question) => question.components)
      const cheapest = parts.map(({ count, products }) => {
        const alone = products.map((one) => (inMenu.get(one.productId)?.priceGrosze ?? 0) - one.surchargeGrosze)
        return count * Math.min(...alone)
      })
      if (parts.length > 0) expect(priceGrosze).toBeLessThan(cheapest.reduce((sum, price) => sum + price, 0))
    }
  })

  it('describes every dish in a sentence, without exclamation marks', () => {
    for (const { name, description } of productsIn(ordering)) {
      expect(description).toMatch(/^\p{Lu}.{9,}\.$/u)
      expect(`${name}${description}`).not.toContain('!')
    }
  })
})

function expectAnswerable(question: Question, inMenu: ReturnType<typeof productsOf>): void {
  if (!isSet(question)) {
    const available = question.options.filter((option) => option.available)
    expect(available.length * question.maxPerOption).toBeGreaterThanOrEqual(question.min)
    expect(question.max === 0 || question.max >= Math.max(question.min, question.freeCount)).toBe(true)
    expect(question.required).toBe(question.min > 0)
    return
  }
  for (const { products } of question.components) {
    const listed = products.map(({ productId }) => inMenu.get(productId))
    expect(listed.some((product) => product?.available)).toBe(true)
    expect(listed.flatMap((product) => product?.questions ?? []).some(isSet)).toBe(false)
  }
}
