import { type Json, type PartValue, setAt, valueAt } from './parts'
import { changedGrosze, ROUNDINGS, type Rounding } from './percent-prices'

/** The largest change at once, in percent. */
const MAX_PERCENT = 90

/** A change of prices: its categories, by their places in the draft, and whether sizes and add-ons change as well. */
export interface PriceChange {
  percent: number
  rounding: Rounding
  categories: readonly number[]
  withOptions: boolean
}

/** One price before and after, under the name of its dish, or of a question and its option below the dish. Grosze. */
interface ChangedPrice {
  name: string
  isOption: boolean
  beforeGrosze: number
  afterGrosze: number
}

/** `8 %`, `+8`, `-8,5`, `−8.5%`; null for 0 and for anything but a percentage from −90 to 90. */
export function percentIn(text: string): number | null {
  // A space between digits is ambiguous: it may stand for a comma or for nothing.
  const typed = text
    .trim()
    .replace(/\s*%$/, '')
    .replace(/^([+−-])\s+/, '$1')
    .replace(',', '.')
    .replace('−', '-')
  const percent = /^[+-]?\d{1,2}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : 0
  return percent !== 0 && Math.abs(percent) <= MAX_PERCENT ? percent : null
}

export function roundingIn(text: string | null): Rounding {
  return ROUNDINGS.find((one) => one === text) ?? '50gr'
}

/**
 * The menu with its prices changed, and each price that differs. A question that several dishes share is changed once,
 * if a dish of these categories asks it. An invalid price stays, and its field reports it. Contract C37.
 */
export function changePrices(
  value: PartValue,
  change: PriceChange,
  unnamed: string,
): { value: PartValue; changes: ChangedPrice[] } {
  const changes: ChangedPrice[] = []
  const { categories: chosen, withOptions } = change
  // Add-ons are rounded to 50 grosze: one of 2,00 zł needs no price that ends in ,90.
  const ofOptions = change.rounding.startsWith('x,') ? '50gr' : change.rounding
  const priced = (item: Json, field: string, name: string, isOption: boolean): Json => {
    const before = valueAt(item, [field])
    if (typeof before !== 'number') return item
    const after = changedGrosze(before, change.percent, isOption ? ofOptions : change.rounding)
    if (after !== before) changes.push({ name, isOption, beforeGrosze: before, afterGrosze: after })
    return after === before ? item : setAt(item, [field], after)
  }
  const dishes = listAt(value, 'categories').flatMap((category) => listAt(category, 'products'))
  const dishNames = new Map(dishes.map((dish) => [valueAt(dish, ['id']) ?? null, nameOf(dish, unnamed)]))
  const ofQuestion = (question: Json): Json => {
    const title = nameOf(question, unnamed)
    const named = (option: Json) => {
      const dish = valueAt(option, ['dish'])
      return `${title}: ${(dish !== undefined && dishNames.get(dish)) || nameOf(option, unnamed)}`
    }
    const options = mapAt(question, 'options', (option) => priced(option, 'priceGrosze', named(option), true))
    return mapAt(options, 'components', (part) =>
      mapAt(part, 'products', (dish) => priced(dish, 'surchargeGrosze', named(dish), true)),
    )
  }
  const usedKeys = new Set<Json>()
  const ofDish = (dish: Json): Json => {
    const changed = priced(dish, 'priceGrosze', nameOf(dish, unnamed), false)
    if (!withOptions) return changed
    for (const key of listAt(dish, 'sharedQuestions')) usedKeys.add(key)
    return mapAt(changed, 'questions', ofQuestion)
  }
  const categories = listAt(value, 'categories').map((category, k) =>
    chosen.includes(k) ? mapAt(category, 'products', ofDish) : category,
  )
  const shared = mapAt(value, 'sharedQuestions', (question) =>
    usedKeys.has(valueAt(question, ['key']) ?? null) ? ofQuestion(question) : question,
  )
  return { value: { ...(shared as PartValue), categories }, changes }
}

function nameOf(item: Json, unnamed: string): string {
  for (const key of ['name', 'title', 'dish']) {
    const name = valueAt(item, [key])
    if (typeof name === 'string' && name) return name
  }
  return unnamed
}

function mapAt(item: Json, list: string, change: (one: Json) => Json): Json {
  const found = valueAt(item, [list])
  return Array.isArray(found) ? setAt(item, [list], found.map(change)) : item
}

function listAt(item: Json, name: string): Json[] {
  const found = valueAt(item, [name])
  return Array.isArray(found) ? found : []
}
