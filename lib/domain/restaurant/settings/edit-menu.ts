import type { FileMenu, FileProduct, FileQuestion } from '@/lib/domain/restaurant/file/menu-schema'

type Category = FileMenu['categories'][number]

/** As long as the schema of a file allows. */
const MOST_CHARACTERS = { product: 120, category: 80 }

/**
 * The menu with a copy of a dish behind it: another name, no history, and no numbers, so that saving gives it new ones. Unchanged
 * where there is no such dish. Contract C33.
 */
export function withProductCopy(
  menu: FileMenu,
  { category, product }: { category: number; product: number },
): FileMenu {
  const original = menu.categories[category]?.products[product]
  if (!original) return menu
  const copy = copyOf(original, productNames(menu))
  return withCategory(menu, category, (one) => ({ ...one, products: one.products.toSpliced(product + 1, 0, copy) }))
}

/** The menu with a copy of a category and its dishes behind it. What goes with a dish, and what a set has, are those of before. */
export function withCategoryCopy(menu: FileMenu, category: number): FileMenu {
  const original = menu.categories[category]
  if (!original) return menu
  const names = productNames(menu)
  const products = original.products.map((product) => {
    const copy = copyOf(product, names)
    names.push(copy.name)
    return copy
  })
  const { id: _, ...rest } = original
  const taken = menu.categories.map(({ name }) => name)
  const copy = { ...rest, name: uniqueName(original.name, taken, MOST_CHARACTERS.category), products }
  return { ...menu, categories: menu.categories.toSpliced(category + 1, 0, copy) }
}

/**
 * The menu without a dish, without promotions of it alone, and without it among what goes with others. A set that it is part of
 * keeps naming it: what it becomes is for a person to say, and the check of the menu asks. Contract C6, C7, C32.
 */
export function withoutProduct(menu: FileMenu, { category, product }: { category: number; product: number }): FileMenu {
  const gone = menu.categories[category]?.products[product]
  if (!gone) return menu
  const left = withCategory(menu, category, (one) => ({ ...one, products: one.products.toSpliced(product, 1) }))
  return withoutMentions(left, [gone])
}

/** The menu without a category, its dishes, and the promotions of either. */
export function withoutCategory(menu: FileMenu, category: number): FileMenu {
  const gone = menu.categories[category]
  if (!gone) return menu
  const left = withoutMentions({ ...menu, categories: menu.categories.toSpliced(category, 1) }, gone.products)
  const discounts = left.discounts.filter(({ scope, target }) => scope === 'same-product' || !isNamed(target, [gone]))
  return { ...left, discounts }
}

function withoutMentions(menu: FileMenu, gone: readonly FileProduct[]): FileMenu {
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products.map((product) => ({
      ...product,
      goesWith: product.goesWith.filter((dish) => !isNamed(dish, gone)),
    })),
  }))
  const discounts = menu.discounts.filter(({ scope, target }) => scope === 'same-category' || !isNamed(target, gone))
  return { ...menu, categories, discounts }
}

function isNamed(target: number | string, things: readonly { id?: number; name: string }[]): boolean {
  return things.some(({ id, name }) => target === (typeof target === 'number' ? id : name))
}

function withCategory(menu: FileMenu, place: number, change: (category: Category) => Category): FileMenu {
  return { ...menu, categories: menu.categories.map((one, i) => (i === place ? change(one) : one)) }
}

function copyOf({ id: _, ...product }: FileProduct, taken: readonly string[]): FileProduct {
  return {
    ...product,
    name: uniqueName(product.name, taken, MOST_CHARACTERS.product),
    questions: product.questions.map(questionCopy),
    earlierPrices: [],
  }
}

function questionCopy({ id: _, ...question }: FileQuestion): FileQuestion {
  if (question.type === 'set') return { ...question, components: question.components.map(withoutId) }
  return { ...question, options: question.options.map(withoutId) }
}

function withoutId<T extends { id?: number }>({ id: _, ...item }: T): Omit<T, 'id'> {
  return item
}

function productNames({ categories }: FileMenu): string[] {
  return categories.flatMap(({ products }) => products.map(({ name }) => name))
}

/**
 * The name, or with the next number behind it where it is taken: `Żurek`, `Żurek (2)`, `Żurek (3)`; a copy of `Żurek (2)` is
 * `Żurek (3)`. Never longer than `mostCharacters`.
 */
export function uniqueName(name: string, taken: readonly string[], mostCharacters: number): string {
  if (!taken.includes(name)) return name
  const [, plain = name, last] = /^(.+) \((\d{1,4})\)$/.exec(name) ?? []
  for (let number = last === undefined ? 2 : Number(last) + 1; ; number++) {
    const ending = ` (${number})`
    const found = `${plain.slice(0, mostCharacters - ending.length).trimEnd()}${ending}`
    if (!taken.includes(found)) return found
  }
}
