import { FILE_WORDS } from '@/messages/content/restaurant-file'
import type { FileProblem } from './file-problem'

/**
 * More than any restaurant has as a whole, and the bound on what one file or one draft can cost: what reads, compares and numbers it
 * takes less than 100 ms of CPU up to here (`file-size.test.ts`). Lists by themselves are bounded by the schema.
 */
export const MOST_IN_FILE = {
  dishes: 1500,
  /** Of all questions, with the choices of sets. */
  options: 4000,
  tables: 500,
  /** Of the outlines of all delivery zones. */
  corners: 1000,
  /** Days and sizes of parties that the rules of reservations list. */
  ruleValues: 1000,
  /** Prices of before, of all dishes. */
  prices: 7500,
  /** Lists, things and what they hold, without prices of before: bounds what the others do not count. */
  values: 80_000,
}
type Counted = keyof typeof MOST_IN_FILE

/**
 * What a file has too much of, in words; asked before anything else reads it, of files and drafts that no schema has seen. It stops
 * counting as soon as there is too much. Contract C33.
 */
export function sizeProblems(written: unknown): FileProblem[] {
  const counts = countsOf(written)
  return (Object.keys(MOST_IN_FILE) as Counted[]).flatMap((counted) =>
    counts[counted] > MOST_IN_FILE[counted]
      ? [{ path: PLACES[counted], message: FILE_WORDS.tooMany[counted](MOST_IN_FILE[counted]) }]
      : [],
  )
}

const PLACES: Record<Counted, string> = {
  dishes: 'menu.categories',
  options: 'menu.categories',
  tables: 'rooms',
  corners: 'orders.delivery.zones',
  ruleValues: 'reservations.rules',
  prices: 'menu.categories',
  values: '',
}

function countsOf(written: unknown): Record<Counted, number> {
  const menu = fieldOf(written, 'menu')
  const dishes = below(fieldOf(menu, 'categories'), 'products')
  const questions = [...listOf(fieldOf(menu, 'sharedQuestions')), ...below(dishes, 'questions')]
  const zones = listOf(fieldOf(fieldOf(fieldOf(written, 'orders'), 'delivery'), 'zones'))
  const components = below(questions, 'components')
  return {
    dishes: dishes.length,
    options: below(questions, 'options').length + below(components, 'products').length,
    tables: below(fieldOf(written, 'rooms'), 'tables').length,
    corners: below(
      zones.map((zone) => fieldOf(zone, 'area')),
      'corners',
    ).length,
    ruleValues: below(fieldOf(fieldOf(written, 'reservations'), 'rules'), 'values').length,
    prices: below(dishes, 'earlierPrices').length,
    values: valuesIn(written),
  }
}

/** No call of itself: what is written may be nested as deep as it likes. */
function valuesIn(written: unknown): number {
  const open = [written]
  let count = 0
  while (open.length > 0 && count + open.length <= MOST_IN_FILE.values) {
    const value = open.pop()
    count++
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) for (const one of value) open.push(one)
    else for (const key in value) if (key !== 'earlierPrices') open.push((value as Record<string, unknown>)[key])
  }
  return count + open.length
}

/** What the things of a list have in their lists of this name, one after the other. */
function below(list: unknown, name: string): unknown[] {
  return listOf(list).flatMap((one) => listOf(fieldOf(one, name)))
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
