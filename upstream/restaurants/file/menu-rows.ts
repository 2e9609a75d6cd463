import type { Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import type { FileProblem } from '@/lib/domain/restaurant/file/file-problem'
import type { FileMenu } from '@/lib/domain/restaurant/file/menu-schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { CSV_WORDS } from '@/messages/content/restaurant-file'

/** A menu out of a foreign file; `unread`: names of what was not taken from it. */
export type ReadMenu = { menu: FileMenu; problems: []; unread: string[] } | { menu: null; problems: FileProblem[] }

/** A dish of a foreign file. */
export interface DishRow {
  category: string
  name: string
  /** Null: the file does not say. */
  description: string | null
  price: string
  /** Price of each size, where the file has several. */
  sizes: { name: string; price: string }[]
  /** Undefined: the file does not say; null: it says that nothing is known. */
  allergens: Allergen[] | null | undefined
  /** Diets that the file names; one that it does not name stays. */
  diets: readonly Diet[]
}

type Product = FileMenu['categories'][number]['products'][number]

/** Rows as a menu: dishes that `known` has keep what no row says, and a category keeps its serving times. */
export function menuOfRows(rows: readonly DishRow[], known: FileMenu | null, before: KnownDish): FileMenu {
  const rowsOf = new Map<string, DishRow[]>(rows.map(({ category }) => [category, []]))
  for (const row of rows) rowsOf.get(row.category)?.push(row)
  const categories = [...rowsOf].map(([name, own]) => ({
    ...known?.categories.find((category) => category.name === name),
    name,
    products: own.map((row) => productOf(row, before(row))),
  }))
  return withoutStrays({ ...known, categories, discounts: known?.discounts ?? [] })
}

export type KnownDish = (row: DishRow) => Product | undefined

/** The known dish of a row: the one in its category, else the only one of its name, which has moved. */
export function knownDish(rows: readonly DishRow[], known: FileMenu | null): KnownDish {
  const byPlace = new Map<string, Product>()
  const byName = new Map<string, Product[]>()
  for (const { name: category, products } of known?.categories ?? [])
    for (const product of products) {
      byPlace.set(placeOf({ category, name: product.name }), product)
      byName.set(product.name, [...(byName.get(product.name) ?? []), product])
    }
  const counts = new Map<string, number>()
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1)
  return (row) => {
    const [only, ...others] = byName.get(row.name) ?? []
    return byPlace.get(placeOf(row)) ?? (others.length === 0 && counts.get(row.name) === 1 ? only : undefined)
  }
}

/** Key of a dish: its category and its name. */
export function placeOf({ category, name }: Pick<DishRow, 'category' | 'name'>): string {
  return `${category}\n${name}`
}

function productOf(row: DishRow, known: Product | undefined): Product {
  const { name, description, allergens, diets } = row
  const stated = {
    name,
    description: description ?? known?.description ?? '',
    priceGrosze: priceOf(row),
    questions: withSizes(row, known?.questions ?? []),
    allergens: allergens === undefined ? (known?.allergens ?? null) : allergens,
    diets: [...new Set([...(known?.diets ?? []), ...diets])],
  }
  if (known) return { ...known, ...stated }
  return {
    ...stated,
    packagingGrosze: 0,
    depositGrosze: 0,
    available: true,
    ingredients: '',
    image: null,
    goesWith: [],
    earlierPrices: [],
  }
}

// Removes references to removed dishes and categories.
function withoutStrays(menu: FileMenu): FileMenu {
  const namesOfAll = (things: { id?: number; name: string }[]) => new Set(things.flatMap(({ id, name }) => [id, name]))
  const dishes = namesOfAll(menu.categories.flatMap((category) => category.products))
  const categories = namesOfAll(menu.categories)
  const isDish = (dish: number | string) => dishes.has(dish)
  const isCategory = (target: number | string) => categories.has(target)
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      products: category.products.map((product) => ({ ...product, goesWith: product.goesWith.filter(isDish) })),
    })),
    discounts: menu.discounts.filter(({ scope, target }) =>
      scope === 'same-product' ? isDish(target) : isCategory(target),
    ),
  }
}

/** Price of a dish without choices: its own price, else that of its cheapest size. */
export function priceOf({ price, sizes }: DishRow): number {
  return groszeOf(price) ?? Math.min(...sizes.flatMap((size) => groszeOf(size.price) ?? []))
}

/** The questions of a dish with the one for its size, priced by the columns; other questions stay. */
function withSizes(row: DishRow, questions: Product['questions']): Product['questions'] {
  const priced = row.sizes.flatMap(({ name, price }) => {
    const grosze = groszeOf(price)
    return grosze === null ? [] : [{ name, grosze }]
  })
  if (priced.length < 2) return questions
  const title = CSV_WORDS.size
  const least = priceOf(row)
  const isSize = (one: Product['questions'][number]) => one.type !== 'set' && slugOf(one.title) === slugOf(title)
  const before = questions.find(isSize)
  const known = new Map(before?.type === 'set' ? [] : before?.options.map((option) => [option.name, option]))
  const options = priced.map(({ name, grosze }, i) => ({
    ...(known.get(name) ?? { name, available: true, allergens: null, diets: null }),
    priceGrosze: Math.max(0, grosze - least),
    default: i === 0,
  }))
  const sizeQuestion = { type: 'single-choice' as const, required: true, min: 1, max: 1, freeCount: 0, maxPerOption: 1 }
  const size = { ...(before ?? { title }), ...sizeQuestion, options } as Product['questions'][number]
  return before ? questions.map((one) => (one === before ? size : one)) : [size, ...questions]
}

/** `12,50`, `12.5 zł`, `1 200` → grosze; null for anything else. */
export function groszeOf(text: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.replace(CSV_WORDS.currency, '').replace(/\s/g, ''))
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '0').padEnd(2, '0')) : null
}
