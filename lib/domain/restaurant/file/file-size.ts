import { isNestedDeeper } from '@/lib/domain/wire'
import { FILE_WORDS } from '@/messages/content/restaurant-file'
import type { FileProblem } from './file-problem'

/**
 * More than any restaurant has as a whole, and the bound on what one file or one draft can cost: what reads, compares and numbers it
 * takes less than 100 ms of CPU up to here (`file-size.test.ts`). Lists by themselves are bounded by the schema.
 */
export const MOST_IN_FILE = {
  dishes: 1500,
  /** Options of all questions, with the choices of sets. */
  options: 3000,
  /** Characters of shared questions as JSON, each as often as dishes ask it: what a menu would be if it were written out. */
  asked: 2_000_000,
  tables: 500,
  /** Corners of the outlines of all delivery zones. */
  corners: 1000,
  /** Days and sizes of parties that the rules of reservations list. */
  ruleValues: 1000,
  /** Prices of before, of all dishes. */
  prices: 7500,
  /** Lists, things and what they hold, without prices of before and given numbers: bounds what the others do not count. */
  values: 70_000,
}
type Counted = keyof typeof MOST_IN_FILE

/**
 * Bounds that a file exceeds, in words; asked before anything else reads it, of files and drafts that no schema has seen. It stops
 * counting as soon as there is too much. Contract C33.
 */
export function sizeProblems(written: unknown): FileProblem[] {
  if (isNestedDeeper(written)) return [{ path: '', message: FILE_WORDS.nested }]
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
  asked: 'menu.sharedQuestions',
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
    asked: askedIn(listOf(fieldOf(menu, 'sharedQuestions')), dishes),
    tables: below(fieldOf(written, 'rooms'), 'tables').length,
    corners: below(
      zones.map((zone) => fieldOf(zone, 'area')),
      'corners',
    ).length,
    ruleValues: ['people', 'days'].flatMap((name) => below(fieldOf(fieldOf(written, 'reservations'), 'rules'), name))
      .length,
    prices: below(dishes, 'earlierPrices').length,
    values: valuesIn(written),
  }
}

/** One look at each question and at each name of one: nothing is written out to be counted. */
function askedIn(questions: unknown[], dishes: unknown[]): number {
  const sizeOf = new Map(questions.map((question) => [fieldOf(question, 'key'), JSON.stringify(question).length]))
  return below(dishes, 'sharedQuestions').reduce<number>((sum, key) => sum + (sizeOf.get(key) ?? 0), 0)
}

function isCounted(key: string, value: unknown): boolean {
  return key !== 'earlierPrices' && (key !== 'id' || typeof value !== 'number')
}

function valuesIn(written: unknown): number {
  const open = [written]
  let count = 0
  while (open.length > 0 && count + open.length <= MOST_IN_FILE.values) {
    const value = open.pop()
    count++
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) for (const one of value) open.push(one)
    else for (const [key, one] of Object.entries(value)) if (isCounted(key, one)) open.push(one)
  }
  return count + open.length
}

/** Items of the lists of this name that the things of a list have, one after the other. */
function below(list: unknown, name: string): unknown[] {
  return listOf(list).flatMap((one) => listOf(fieldOf(one, name)))
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
