import { parse } from 'csv-parse/sync'
import { ALLERGEN_CODES, type Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import type { FileProblem } from '@/lib/domain/restaurant/file/file-problem'
import type { FileMenu } from '@/lib/domain/restaurant/file/menu-schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { ALLERGEN_LABELS } from '@/messages/content/diet-labels'
import { CSV_WORDS, FILE_WORDS } from '@/messages/content/restaurant-file'
import { type DishRow, groszeOf, knownDish, menuOfRows, placeOf, priceOf, type ReadMenu } from './menu-rows'

/** A line of the file. */
type Row = DishRow & { line: number; allergenText: string }

const COLUMNS = ['category', 'name', 'description', 'price', 'allergens'] as const
const MAX_ROWS = 5000

/**
 * A menu as a spreadsheet saves it: a first line of headings, then category, dish, description, price (`12,50`) and
 * allergens of each dish. Sizes may have a column each ('Cena 32 cm'). A category may appear once, in merged cells or
 * in its own line. A dish that `known` has keeps the values that a spreadsheet does not have: its questions, its
 * picture, its serving times, and values without a column; so does a category. Returns all problems at once, by line.
 * An ambiguous line is a problem: a price is never guessed, and a zero price is questioned. Contract C33.
 */
export function readMenuCsv(text: string, known: FileMenu | null): ReadMenu {
  const records = recordsOf(text)
  if (!Array.isArray(records)) return { menu: null, problems: [records] }
  const [headings, ...rows] = records
  const places = headings ? placesOf(headings.cells) : null
  if (!headings || !places) return { menu: null, problems: [{ path: CSV_WORDS.line(1), message: CSV_WORDS.headings }] }
  const beyond = rows[MAX_ROWS]
  if (beyond)
    return { menu: null, problems: [{ path: CSV_WORDS.line(beyond.line), message: CSV_WORDS.rows(MAX_ROWS) }] }
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
  return { menu: menuOfRows(dishes, known, before), problems: [], unread: unreadIn(headings.cells, places) }
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
      to: MAX_ROWS + 2,
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
  const allergens = readIfThere('allergens')
  return {
    line,
    category: read('category'),
    name: read('name'),
    description: readIfThere('description'),
    price: read('price'),
    allergens: allergens === null ? undefined : allergensOf(allergens),
    allergenText: allergens ?? '',
    diets: [],
    sizes: places.sizes.map(({ name, place }) => ({ name, price: (cells[place] ?? '').trim() })),
  }
}

function rowProblems(row: Row): FileProblem[] {
  const { line, category, name } = row
  const path = CSV_WORDS.line(line)
  const prices = row.sizes.filter(({ price }) => price !== '').map(({ price }) => price)
  const wrong = (row.price === '' && prices.length > 0 ? prices : [row.price, ...prices]).filter(
    (one) => groszeOf(one) === null,
  )
  const unknown = namesOf(row.allergenText).filter((one) => allergenOf(one) === null)
  return [
    ...(category === '' ? [{ path, message: CSV_WORDS.noCategory }] : []),
    ...(name === '' ? [{ path, message: CSV_WORDS.noName }] : []),
    ...wrong.map((one) => ({ path, message: CSV_WORDS.price(one) })),
    ...unknown.map((one) => ({ path, message: CSV_WORDS.allergen(one, likelyAllergen(one)) })),
  ]
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
