import { differencesOf } from '@/lib/domain/restaurant/file/differences'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { type Json, listAt, type PartValue, type Path, setAt, valueAt } from './parts'

/** Longest key, with room for a number. */
const MAX_CHARACTERS = 36

/** Number of dishes of a menu's draft that ask each of its shared questions, by key. Contract C37. */
export function dishesByQuestion(value: PartValue): Map<string, number> {
  const counts = new Map<string, number>()
  for (const dish of dishesIn(value)) {
    for (const key of keysAt(dish)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/**
 * Makes a dish's question a shared one of the menu: it keeps its numbers, so that carts stay valid, and every dish with
 * the same question refers to it from now on. An existing shared question is reused. Returns the same menu for a set,
 * for a question without a title, and for a missing one. Contract C37.
 */
export function shareQuestion(value: PartValue, path: Path): PartValue {
  const question = valueAt(value, path)
  const title = textAt(question, 'title')
  if (path.at(-2) !== 'questions' || question === undefined || title === '' || textAt(question, 'type') === 'set')
    return value
  const shared = listAt(value, 'sharedQuestions')
  const known = shared.find((one) => isSameQuestion(one, question))
  const key = textAt(known, 'key') || keyFor(title, new Set(shared.map((one) => textAt(one, 'key'))))
  const questions = known ? shared : [...shared, { ...(question as object), key }]
  return mapDishes({ ...value, sharedQuestions: questions }, (dish) => {
    const own = listAt(dish, 'questions')
    const left = own.filter((one) => !isSameQuestion(one, question))
    if (left.length === own.length) return dish
    const keys = [...new Set([...keysAt(dish), key])]
    return { ...(dish as object), questions: left, sharedQuestions: keys }
  })
}

/**
 * Keys of shared questions derive from their titles: one that was never published gets a new key with its title, at its
 * dishes too. References to missing questions are left out. Contract C37.
 */
export function withQuestionKeys(value: PartValue): PartValue {
  const before = listAt(value, 'sharedQuestions')
  const taken = new Set(before.flatMap((one) => (isPublished(one) ? [textAt(one, 'key')] : [])))
  const renamed = new Map<string, string>()
  const after = before.map((question) => {
    const [key, title] = [textAt(question, 'key'), textAt(question, 'title')]
    const own = isPublished(question) || title === '' ? key : keyFor(title, taken)
    taken.add(own)
    if (key) renamed.set(key, own)
    return own === key ? question : setAt(question, ['key'], own)
  })
  const named = mapDishes(value, (dish) => {
    const keys = keysAt(dish)
    const newKeys = keys.flatMap((key) => renamed.get(key) ?? [])
    return keys.every((key, i) => newKeys[i] === key) ? dish : setAt(dish, ['sharedQuestions'], newKeys)
  })
  return before.length > 0 ? { ...named, sharedQuestions: after } : named
}

function isPublished(question: Json): boolean {
  return typeof valueAt(question, ['id']) === 'number' && textAt(question, 'key') !== ''
}

/** Compares content alone, without numbers and keys. */
function isSameQuestion(a: Json, b: Json): boolean {
  const [one, other] = [a, b].map((question) => ({ ...(question as object), key: null }))
  return differencesOf(one, other).length === 0
}

function keyFor(title: string, taken: ReadonlySet<string>): string {
  const wanted = slugOf(title).slice(0, MAX_CHARACTERS).replace(/-$/, '') || 'pytanie'
  let own = wanted
  for (let no = 2; taken.has(own); no++) own = `${wanted}-${no}`
  return own
}

function dishesIn(value: PartValue): Json[] {
  return listAt(value, 'categories').flatMap((category) => listAt(category, 'products'))
}

/** Unchanged dishes stay the same objects. */
function mapDishes(value: PartValue, change: (dish: Json) => Json): PartValue {
  if (!Array.isArray(value.categories)) return value
  const categories = value.categories.map((category) => {
    const products = listAt(category, 'products')
    const changed = products.map(change)
    return changed.every((dish, i) => dish === products[i]) ? category : setAt(category, ['products'], changed)
  })
  return categories.every((category, i) => category === (value.categories as Json[])[i])
    ? value
    : { ...value, categories }
}

function keysAt(dish: Json): string[] {
  return listAt(dish, 'sharedQuestions').filter((key) => typeof key === 'string')
}

function textAt(value: Json | undefined, name: string): string {
  const found = valueAt(value, [name])
  return typeof found === 'string' ? found.trim() : ''
}
