import { parse } from 'csv-parse/sync'
import { ALLERGEN_CODES, type Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import type { FileProblem } from '@/lib/domain/restaurant/file/file-problem'
import type { FileMenu } from '@/lib/domain/restaurant/file/menu-schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { ALLERGEN_LABELS } from '@/messages/content/diet-labels'
import { CSV_WORDS, FILE_WORDS } from '@/messages/content/restaurant-file'

export type ReadCsv = { menu: FileMenu; problems: [] } | { menu: null; problems: FileProblem[] }

/** Null: the file has no such column. */
type Row = {
  line: number
  category: string
  name: string
  description: string | null
  price: string
  allergens: string | null
}
type Product = FileMenu['categories'][number]['products'][number]

const COLUMNS = ['category', 'name', 'description', 'price', 'allergens'] as const
const MOST_ROWS = 5000

/**
 * A menu as a spreadsheet saves it: a first line of headings, then category, dish, description, price (`12,50`) and
 * allergens of each dish. A dish that `known` has keeps what a spreadsheet does not tell: its questions, its picture, when
 * it is served, and what has no column; so does a category. All problems at once, by line. A line that may mean two things is
 * a problem: a price is never guessed, and one of nothing is asked about. Contract C33.
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
  const problems = rows.flatMap((row) => {
    const doubt = doubtOf(row, width, places)
    if (doubt) return [{ path: CSV_WORDS.line(row.line), message: doubt }]
    const dish = rowOf(row, places)
    const isSecond = seen.has(placeOf(dish)) && dish.name !== ''
    seen.add(placeOf(dish))
    const path = CSV_WORDS.line(row.line)
    return [...rowProblems(dish), ...(isSecond ? [{ path, message: FILE_WORDS.repeated(dish.name) }] : [])]
  })
  const dishes = rows.map((row) => rowOf(row, places))
  const before = knownDish(dishes, known)
  const unpriced = dishes
    .filter((row) => groszeOf(row.price) === 0 && before(row)?.priceGrosze !== 0)
    .map(({ line }) => ({ path: CSV_WORDS.line(line), message: CSV_WORDS.noPrice }))
  const all = [...problems, ...unpriced]
  return all.length > 0 ? { menu: null, problems: all } : { menu: menuOf(dishes, known, before), problems: [] }
}

/** `hasCommas`: they divide the cells, though a price may have one as well. */
type Cells = { line: number; cells: string[]; quoted: boolean[]; hasCommas: boolean }

/** Without empty cells at the end, which spreadsheets leave. */
function filledCells({ cells }: Cells): number {
  return cells.findLastIndex((cell) => cell !== '') + 1
}

/** Why the cells may not be those that were meant; null where that is certain. */
function doubtOf(row: Cells, width: number, places: Places): string | null {
  const { cells, quoted, hasCommas } = row
  const after = places.price + 1
  const isWritten = (place: number, digits: RegExp) => !quoted[place] && digits.test(cells[place] ?? '')
  const isSplit = isWritten(places.price, /^\d+$/) && isWritten(after, /^\d{1,2}$/)
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

type Places = Record<(typeof COLUMNS)[number], number>

/** Where each column stands; null where one that is needed is not there. */
function placesOf(headings: string[]): Places | null {
  const names = headings.map(slugOf)
  const place = (column: (typeof COLUMNS)[number]) =>
    names.findIndex((name) => name === column || CSV_WORDS.columns[column].includes(name))
  const places = Object.fromEntries(COLUMNS.map((column) => [column, place(column)])) as Places
  return places.category < 0 || places.name < 0 || places.price < 0 ? null : places
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
  }
}

function rowProblems({ line, category, name, price, allergens }: Row): FileProblem[] {
  const path = CSV_WORDS.line(line)
  const unknown = namesOf(allergens ?? '').filter((one) => allergenOf(one) === null)
  return [
    ...(category === '' ? [{ path, message: CSV_WORDS.noCategory }] : []),
    ...(name === '' ? [{ path, message: CSV_WORDS.noName }] : []),
    ...(groszeOf(price) === null ? [{ path, message: CSV_WORDS.price(price) }] : []),
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

/** The dish that a row changes: of its category, else the only one of its name, which has moved. */
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

function productOf({ name, description, price, allergens }: Row, known: Product | undefined): Product {
  const told = {
    name,
    description: description ?? known?.description ?? '',
    priceGrosze: groszeOf(price) ?? 0,
    allergens: allergens === null ? (known?.allergens ?? null) : allergensOf(allergens),
  }
  if (known) return { ...known, ...told }
  return {
    ...told,
    packagingGrosze: 0,
    depositGrosze: 0,
    available: true,
    diets: [],
    ingredients: '',
    image: null,
    goesWith: [],
    questions: [],
    earlierPrices: [],
  }
}

// What pointed at a dish that is gone goes with it.
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

/** `12,50`, `12.5 zł`, `1 200` → grosze; null for anything else. */
function groszeOf(text: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.replace(CSV_WORDS.currency, '').replace(/\s/g, ''))
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '0').padEnd(2, '0')) : null
}

/** Null for an empty cell: unknown. */
function allergensOf(text: string): Allergen[] | null {
  return text === '' ? null : namesOf(text).flatMap((one) => allergenOf(one) ?? [])
}

/** `brak` and `-` say that there are none, which is not the same as an empty cell. */
function namesOf(text: string): string[] {
  return /^(brak|-|–)$/i.test(text) ? [] : text.split(/[,;/]/).flatMap((one) => one.trim() || [])
}

/** The allergen that is one of these words: of "orzechy laskowe" it is "orzechy". */
function likelyAllergen(text: string): string | null {
  const found = text.split(/\s+/).flatMap((word) => allergenOf(word) ?? [])[0]
  return found ? ALLERGEN_LABELS[found].toLocaleLowerCase('pl') : null
}

/** By its number in the regulation, its name or the word that it is usually called by. */
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
