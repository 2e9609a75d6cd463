import { isNestedDeeper } from '@/lib/domain/wire'
import { FILE_WORDS } from '@/messages/content/restaurant-file'
import type { FileProblem } from './file-problem'

/**
 * Exceeds any restaurant as a whole, and bounds the cost of one file or one draft: reading, comparing and numbering
 * take less than 100 ms of CPU up to here (`file-size.test.ts`). The schema bounds single lists.
 */
export const MAX_IN_FILE = {
  dishes: 1500,
  /** Options of all questions, with the choices of sets. */
  options: 3000,
  /**
   * Characters of shared questions as JSON, each as often as dishes ask it: the size of the menu with them written out.
   */
  asked: 2_000_000,
  tables: 500,
  /** Corners of the outlines of all delivery zones. */
  corners: 1000,
  /** Days and party sizes in the rules of reservations. */
  ruleValues: 1000,
  /** Earlier prices of all dishes. */
  prices: 7500,
  /**
   * Lists, objects and their values, without earlier prices and given numbers: bounds everything that the others do not
   * count.
   */
  values: 70_000,
}
type Counted = keyof typeof MAX_IN_FILE

/**
 * Bounds that a file exceeds, in words; checked before anything else reads it, for files and drafts before their
 * schema. Counting stops as soon as a bound is exceeded. Contract C33.
 */
export function sizeProblems(written: unknown): FileProblem[] {
  if (isNestedDeeper(written)) return [{ path: '', message: FILE_WORDS.nested }]
  const counts = countsOf(written)
  return (Object.keys(MAX_IN_FILE) as Counted[]).flatMap((counted) =>
    counts[counted] > MAX_IN_FILE[counted]
      ? [{ path: PLACES[counted], message: FILE_WORDS.tooMany[counted](MAX_IN_FILE[counted]) }]
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
    asked: sharedQuestionUses(listOf(fieldOf(menu, 'sharedQuestions')), dishes),
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

/** Looks once at each question and each of its names: nothing is written out to be counted. */
function sharedQuestionUses(questions: unknown[], dishes: unknown[]): number {
  const sizeOf = new Map(questions.map((question) => [fieldOf(question, 'key'), JSON.stringify(question).length]))
  return below(dishes, 'sharedQuestions').reduce<number>((sum, key) => sum + (sizeOf.get(key) ?? 0), 0)
}

function isCounted(key: string, value: unknown): boolean {
  return key !== 'earlierPrices' && (key !== 'id' || typeof value !== 'number')
}

function valuesIn(written: unknown): number {
  const open = [written]
  let count = 0
  while (open.length > 0 && count + open.length <= MAX_IN_FILE.values) {
    const value = open.pop()
    count++
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) for (const one of value) open.push(one)
    else for (const [key, one] of Object.entries(value)) if (isCounted(key, one)) open.push(one)
  }
  return count + open.length
}

/** Items of all lists of this name in the items of a list, one after the other. */
function below(list: unknown, name: string): unknown[] {
  return listOf(list).flatMap((one) => listOf(fieldOf(one, name)))
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
