import { parse } from 'csv-parse/sync'
import { ALLERGEN_CODES, type Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import type { FileProblem } from '@/lib/domain/restaurant/file/file-problem'
import type { FileMenu } from '@/lib/domain/restaurant/file/menu-schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { ALLERGEN_LABELS } from '@/messages/content/diet-labels'
import { CSV_WORDS, FILE_WORDS } from '@/messages/content/restaurant-file'

/** `unread`: headings of ignored columns. */
type ReadCsv = { menu: FileMenu; problems: []; unread: string[] } | { menu: null; problems: FileProblem[] }

/** Null: the file has no such column. */
type Row = {
  line: number
  category: string
  name: string
  description: string | null
  price: string
  allergens: string | null
  /** Price of each size, where the file has a column for each. */
  sizes: { name: string; price: string }[]
}
type Product = FileMenu['categories'][number]['products'][number]

const COLUMNS = ['category', 'name', 'description', 'price', 'allergens'] as const
const MOST_ROWS = 5000

/**
 * A menu as a spreadsheet saves it: a first line of headings, then category, dish, description, price (`12,50`) and
 * allergens of each dish. Sizes may have a column each ('Cena 32 cm'). A category may appear once, in merged cells or
 * in its own line. A dish that `known` has keeps the values that a spreadsheet does not have: its questions, its
 * picture, its serving times, and values without a column; so does a category. Returns all problems at once, by line.
 * An ambiguous line is a problem: a price is never guessed, and a zero price is questioned. Contract C33.
 */
export function readMenuCsv(text: string, known: FileMenu | null): ReadCsv {
  const records = recordsOf(text)
  if (!Array.isArray(records)) return { menu: null, problems: [records] }
  const [headings, ...rows] = records
  const places = headings ? placesOf(headings.cells) : null
  if (!headings || !places) return { menu: null, problems: [{ path: CSV_WORDS.line(1), message: CSV_WORDS.headings }] }
  const beyond = rows[MOST_ROWS]
  if (beyond)
    return { menu: null, problems: [{ path: CSV_WORDS.line(beyond.line), message: CSV_WORDS.rows(MOST_ROWS) }] }
  const width = filledCells(headings)
  const seen = new Set<string>()
  const doubts = rows.flatMap((row) => {
    const doubt = doubtOf(row, width, places)
    return doubt ? [{ path: CSV_WORDS.line(row.line), message: doubt }] : []
  })
  const doubted = new Set(doubts.map(({ path }) => path))
  const dishes = withCategories(rows.map((row) => rowOf(row, places)))
  const problems = dishes.flatMap((dish) => {
    const isSecond = seen.has(placeOf(dish)) && dish.name !== ''
    seen.add(placeOf(dish))
    const path = CSV_WORDS.line(dish.line)
    if (doubted.has(path)) return []
    return [...rowProblems(dish), ...(isSecond ? [{ path, message: FILE_WORDS.repeated(dish.name) }] : [])]
  })
  const before = knownDish(dishes, known)
  const unpriced = dishes
    .filter((row) => priceOf(row) === 0 && before(row)?.priceGrosze !== 0)
    .map(({ line }) => ({ path: CSV_WORDS.line(line), message: CSV_WORDS.noPrice }))
  const all = [...doubts, ...problems, ...unpriced]
  if (all.length > 0) return { menu: null, problems: all }
  return { menu: menuOf(dishes, known, before), problems: [], unread: unreadIn(headings.cells, places) }
}

/** `hasCommas`: commas separate the cells, though a price may contain one too. */
type Cells = { line: number; cells: string[]; quoted: boolean[]; hasCommas: boolean }

/** Number of cells without the empty ones at the end, which spreadsheets add. */
function filledCells({ cells }: Cells): number {
  return cells.findLastIndex((cell) => cell !== '') + 1
}

/** The reason why the cells may be misread; null where they are unambiguous. */
function doubtOf(row: Cells, width: number, places: Places): string | null {
  const { cells, quoted, hasCommas } = row
  const price = places.price < 0 ? (places.sizes[0]?.place ?? 0) : places.price
  const after = price + 1
  const isOfSize = places.sizes.some(({ place }) => place === after)
  const isWritten = (place: number, digits: RegExp) => !quoted[place] && digits.test(cells[place] ?? '')
  const isSplit = !isOfSize && isWritten(price, /^\d+$/) && isWritten(after, /^\d{1,2}$/)
  if (hasCommas && (isSplit || filledCells(row) > width || cells.length < width)) return CSV_WORDS.torn
  return filledCells(row) > width ? CSV_WORDS.cells(filledCells(row), width) : null
}

function recordsOf(text: string): Cells[] | FileProblem {
  const [first = ''] = text.split('\n', 1)
  const delimiter = [';', '\t', ','].find((mark) => first.includes(mark)) ?? ';'
  try {
    const found = parse(text, {
      bom: true,
      cast: (value, { quoting }) => ({ value, quoting }),
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MOST_ROWS + 2,
      trim: true,
    })
    return (found as unknown as { record: { value: string; quoting: boolean }[]; info: { lines: number } }[])
      .map(({ record, info }) => ({
        line: info.lines,
        cells: record.map(({ value }) => value),
        quoted: record.map(({ quoting }) => quoting),
        hasCommas: delimiter === ',',
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
  } catch (error) {
    const { lines = 1 } = error as { lines?: number }
    return { path: CSV_WORDS.line(lines), message: CSV_WORDS.notCsv }
  }
}

type Places = Record<(typeof COLUMNS)[number], number> & { sizes: { name: string; place: number }[] }

/** Index of each column; null where a required one is missing. */
function placesOf(headings: string[]): Places | null {
  const names = headings.map(slugOf)
  const place = (column: (typeof COLUMNS)[number]) =>
    names.findIndex((name) => name === column || CSV_WORDS.columns[column].includes(name))
  const places = Object.fromEntries(COLUMNS.map((column) => [column, place(column)])) as Omit<Places, 'sizes'>
  const sizes = headings.flatMap((heading, at) => {
    const name = CSV_WORDS.sizeOf(heading)
    return name && !Object.values(places).includes(at) ? [{ name, place: at }] : []
  })
  const isWhole = places.category >= 0 && places.name >= 0 && (places.price >= 0 || sizes.length > 0)
  return isWhole ? { ...places, sizes } : null
}

/** Headings that belong to no column of a menu; columns without a heading are empty. */
function unreadIn(headings: string[], { sizes, ...places }: Places): string[] {
  const read = new Set([...Object.values(places), ...sizes.map(({ place }) => place)])
  return headings.filter((heading, place) => heading !== '' && !read.has(place))
}

/** A line with a category alone starts it; with merged cells, only the first line of a category names it. */
function withCategories(rows: Row[]): Row[] {
  let category = ''
  return rows.flatMap((row) => {
    if (row.category) category = row.category
    const isHeading = row.name === '' && row.price === '' && row.sizes.every(({ price }) => price === '')
    return isHeading && row.category ? [] : [{ ...row, category }]
  })
}

function rowOf({ line, cells }: Cells, places: Places): Row {
  const read = (column: (typeof COLUMNS)[number]) => (cells[places[column]] ?? '').replace(/\s+/g, ' ').trim()
  const readIfThere = (column: 'description' | 'allergens') => (places[column] < 0 ? null : read(column))
  return {
    line,
    category: read('category'),
    name: read('name'),
    description: readIfThere('description'),
    price: read('price'),
    allergens: readIfThere('allergens'),
    sizes: places.sizes.map(({ name, place }) => ({ name, price: (cells[place] ?? '').trim() })),
  }
}

function rowProblems(row: Row): FileProblem[] {
  const { line, category, name, allergens } = row
  const path = CSV_WORDS.line(line)
  const prices = row.sizes.filter(({ price }) => price !== '').map(({ price }) => price)
  const wrong = (row.price === '' && prices.length > 0 ? prices : [row.price, ...prices]).filter(
    (one) => groszeOf(one) === null,
  )
  const unknown = namesOf(allergens ?? '').filter((one) => allergenOf(one) === null)
  return [
    ...(category === '' ? [{ path, message: CSV_WORDS.noCategory }] : []),
    ...(name === '' ? [{ path, message: CSV_WORDS.noName }] : []),
    ...wrong.map((one) => ({ path, message: CSV_WORDS.price(one) })),
    ...unknown.map((one) => ({ path, message: CSV_WORDS.allergen(one, likelyAllergen(one)) })),
  ]
}

function menuOf(rows: Row[], known: FileMenu | null, before: KnownDish): FileMenu {
  const rowsOf = new Map<string, Row[]>(rows.map(({ category }) => [category, []]))
  for (const row of rows) rowsOf.get(row.category)?.push(row)
  const categories = [...rowsOf].map(([name, own]) => ({
    ...known?.categories.find((category) => category.name === name),
    name,
    products: own.map((row) => productOf(row, before(row))),
  }))
  return withoutStrays({ ...known, categories, discounts: known?.discounts ?? [] })
}

type KnownDish = (row: Row) => Product | undefined

/** The known dish of a row: the one in its category, else the only one of its name, which has moved. */
function knownDish(rows: Row[], known: FileMenu | null): KnownDish {
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

function placeOf({ category, name }: Pick<Row, 'category' | 'name'>): string {
  return `${category}\n${name}`
}

function productOf(row: Row, known: Product | undefined): Product {
  const { name, description, allergens } = row
  const stated = {
    name,
    description: description ?? known?.description ?? '',
    priceGrosze: priceOf(row),
    questions: withSizes(row, known?.questions ?? []),
    allergens: allergens === null ? (known?.allergens ?? null) : allergensOf(allergens),
  }
  if (known) return { ...known, ...stated }
  return {
    ...stated,
    packagingGrosze: 0,
    depositGrosze: 0,
    available: true,
    diets: [],
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
function priceOf({ price, sizes }: Row): number {
  return groszeOf(price) ?? Math.min(...sizes.flatMap((size) => groszeOf(size.price) ?? []))
}

/** The questions of a dish with the one for its size, priced by the columns; other questions stay. */
function withSizes(row: Row, questions: Product['questions']): Product['questions'] {
  const priced = row.sizes.flatMap(({ name, price }) => {
    const grosze = groszeOf(price)
    return grosze === null ? [] : [{ name, grosze }]
  })
  if (priced.length < 2) return questions
  const title = CSV_WORDS.size
  const isSize = (one: Product['questions'][number]) => one.type !== 'set' && slugOf(one.title) === slugOf(title)
  const before = questions.find(isSize)
  const known = new Map(before?.type === 'set' ? [] : before?.options.map((option) => [option.name, option]))
  const options = priced.map(({ name, grosze }, i) => ({
    ...(known.get(name) ?? { name, available: true, allergens: null, diets: null }),
    priceGrosze: Math.max(0, grosze - priceOf(row)),
    default: i === 0,
  }))
  const asked = { type: 'single-choice' as const, required: true, min: 1, max: 1, freeCount: 0, maxPerOption: 1 }
  const size = { ...(before ?? { title }), ...asked, options } as Product['questions'][number]
  return before ? questions.map((one) => (one === before ? size : one)) : [size, ...questions]
}

/** `12,50`, `12.5 zł`, `1 200` → grosze; null for anything else. */
function groszeOf(text: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.replace(CSV_WORDS.currency, '').replace(/\s/g, ''))
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '0').padEnd(2, '0')) : null
}

/** Null for an empty cell: unknown. */
function allergensOf(text: string): Allergen[] | null {
  return text === '' ? null : namesOf(text).flatMap((one) => allergenOf(one) ?? [])
}

/** `brak` and `-` mean no allergens, unlike an empty cell. */
function namesOf(text: string): string[] {
  return /^(brak|-|–)$/i.test(text) ? [] : text.split(/[,;/]/).flatMap((one) => one.trim() || [])
}

/** The allergen among the words of a text: "orzechy" in "orzechy laskowe". */
function likelyAllergen(text: string): string | null {
  const found = text.split(/\s+/).flatMap((word) => allergenOf(word) ?? [])[0]
  return found ? ALLERGEN_LABELS[found].toLocaleLowerCase('pl') : null
}

/** Looks up an allergen by its number in the regulation, its name or its usual word. */
function allergenOf(text: string): Allergen | null {
  const slug = slugOf(text)
  const byNumber = ALLERGEN_CODES[Number(text) - 1]
  if (byNumber) return byNumber
  return (
    ALLERGEN_CODES.find((code) => code === slug || slugOf(ALLERGEN_LABELS[code]) === slug) ??
    ALLERGEN_CODES.find((code) => CSV_WORDS.allergens[code].includes(slug)) ??
    null
  )
}
