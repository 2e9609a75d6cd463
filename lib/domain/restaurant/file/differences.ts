import { kmBetween } from '@/lib/domain/distance'
import { kmText } from '@/lib/domain/km-text'
import { formatGrosze } from '@/lib/domain/money'
import { outlineKm2 } from '@/lib/domain/ordering/delivery/street-outline'
import type { Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import { discountText } from '@/lib/domain/ordering/menu/discount-text'
import type { Discount } from '@/lib/domain/ordering/menu/menu'
import { servingTimesText } from '@/lib/domain/ordering/menu/serving-times'
import { OFFERED_METHODS, paymentLabel } from '@/lib/domain/payment/methods'
import { ruleText } from '@/lib/domain/restaurant/custom-rules/rule-text'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import type { WeeklyWindow } from '@/lib/domain/time/weekly-window'
import type { Coordinates } from '@/lib/domain/wire'
import { ALLERGEN_LABELS, DIET_LABELS } from '@/messages/content/diet-labels'
import { FILE_PARTS, DIFFERENCE_WORDS as WORDS } from '@/messages/content/restaurant-file'
import formWords from '@/messages/panel/settings-form.json'
import { type Item, isItem, isList, itemsByIdentity, labelOf, type SparseJson } from './list-items'

const { choices } = formWords
/** Numbers of things, and earlier prices, which are only appended to the history. */
const UNTOLD = new Set(['$schema', 'id', 'earlierPrices'])
const TOKENS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: { ...choices.voucher, ...choices.question },
  scope: choices.scope,
  deliveryTypes: choices.deliveryType,
  diets: DIET_LABELS,
  paymentMethods: Object.fromEntries(OFFERED_METHODS.map((method) => [method, paymentLabel(method)])),
}
const MAX_CHARACTERS = 80
const MAX_DISHES = 8

/**
 * Differences between two files of a restaurant, one line each in Polish: `menu › Zupy › Żurek › cena: 15,00 zł → 18,00
 * zł`. Things in lists are matched by number, key, name, code, date or file. Empty for equal files. Contract C33.
 */
export function differencesOf(before: unknown, after: unknown): string[] {
  return compare(before as SparseJson, after as SparseJson, [], dishesOf(before as SparseJson, after as SparseJson))
}

/** Names of the dishes by their numbers, before and after; made when a list of numbers differs. */
type Dishes = () => Readonly<Record<'before' | 'after', ReadonlyMap<SparseJson, string>>>

function dishesOf(before: SparseJson, after: SparseJson): Dishes {
  let known: ReturnType<Dishes> | null = null
  return () => {
    known ??= { before: dishNamesIn(before), after: dishNamesIn(after) }
    return known
  }
}

function dishNamesIn(file: SparseJson): Map<SparseJson, string> {
  const menu = isItem(file) && isItem(file.menu) ? file.menu : file
  const categories = isItem(menu) && isList(menu.categories) ? menu.categories.filter(isItem) : []
  const dishes = categories.flatMap(({ products }) => (isList(products) ? products.filter(isItem) : []))
  return new Map(dishes.map((dish) => [dish.id, labelOf(dish)]))
}

function compare(before: SparseJson, after: SparseJson, path: string[], dishes: Dishes): string[] {
  if (isSame(before, after)) return []
  if (path.at(-1) === 'goesWith') return compareDishes(before, after, path, dishes())
  if (isList(before) && isList(after)) return compareLists(before, after, path, dishes)
  if (path.at(-1) === 'kitchen' && isItem(before) !== isItem(after)) return compareKitchens(before, after, path, dishes)
  if (path.at(-1) === 'area') return [compareAreas(before, after, path)]
  if (path.at(-1) === 'address' && isPoint(before) && isPoint(after) && kmBetween(before, after) > 0) {
    const there = { lat: after.lat, lng: after.lng }
    return [...compare({ ...before, ...there }, after, path, dishes), pointMoved(before, after, path)]
  }
  if (isItem(before) && isItem(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !UNTOLD.has(key))
    return keys.flatMap((key) =>
      key === 'value' && !isSame(before[key], after[key])
        ? [WORDS.changed(placeText([...path, key]), worthText(before), worthText(after))]
        : compare(before[key], after[key], [...path, key], dishes),
    )
  }
  const where = placeText(path)
  const key = path.at(-1) ?? ''
  return [WORDS.changed(where, valueText(key, before), valueText(key, after))]
}

/** Dishes that go with one, by their names; one that leaves the menu is told once, as removed. */
function compareDishes(
  before: SparseJson,
  after: SparseJson,
  path: string[],
  { before: old, after: now }: ReturnType<Dishes>,
): string[] {
  const [was, is] = [isList(before) ? before : [], isList(after) ? after : []]
  const left = was.filter((id) => now.has(id) || !old.has(id))
  if (isSame(left, is)) return []
  const text = (ids: SparseJson[]) =>
    ids.map((id) => now.get(id) ?? old.get(id) ?? String(id)).join(', ') || WORDS.nothing
  return [WORDS.changed(placeText(path), text(was), text(is))]
}

/** An outline by its size: nobody reads coordinates. */
function compareAreas(before: SparseJson, after: SparseJson, path: string[]): string {
  const [was, is] = [areaText(before), areaText(after)]
  return WORDS.changed(placeText(path), was, was === is ? `${is}, ${WORDS.otherShape}` : is)
}

function pointMoved(before: Coordinates, after: Coordinates, path: string[]): string {
  const km = kmBetween(before, after)
  return WORDS.pointMoved(placeText(path), km < 1 ? `${Math.ceil(km * 1000)} m` : `${kmText(km)} km`)
}

function areaText(area: SparseJson): string {
  const { kind, radiusKm = null, corners } = isItem(area) ? area : {}
  if (kind === 'radius') return WORDS.circle(valueText('radiusKm', radiusKm))
  const points = (isList(corners) ? corners : []).filter(isPoint)
  return points.length < 3 ? WORDS.nothing : WORDS.outline(outlineKm2(points).toFixed(2).replace('.', ','))
}

function isPoint(value: SparseJson): value is Item & Coordinates {
  return isItem(value) && typeof value.lat === 'number' && typeof value.lng === 'number'
}

/**
 * A kitchen with new hours of its own lists them by day; one that loses them states that it has the restaurant's again.
 */
function compareKitchens(before: SparseJson, after: SparseJson, path: string[], dishes: Dishes): string[] {
  const whose = (hours: SparseJson) => (isItem(hours) ? WORDS.ownHours : WORDS.restaurantHours)
  const line = WORDS.changed(placeText(path), whose(before), whose(after))
  const none = { week: WORDS.weekdays.map(() => []), exceptions: [] }
  return isItem(after) ? [line, ...compare(none, after, path, dishes)] : [line]
}

/**
 * An item of a list as differences, conflicts and problems call it; `no`: its place, which tells one without a name.
 * Contract C33, C37.
 */
export function itemText(list: string, item: SparseJson, no: number): string {
  const texts: Record<string, (item: Item) => string> = {
    discounts: discountLabel,
    exceptions: ({ date }) => (date ? dayText(String(date)) : ''),
    rules: (rule) => shortened(ruleText(rule)),
  }
  if (list === 'week') return WORDS.weekdays[no] ?? ''
  if (list === 'combinations' && isList(item)) return joinTexts([item]).join('')
  return (isItem(item) && (texts[list] ?? labelOf)(item)) || WORDS.item(no + 1)
}

function compareLists(before: SparseJson[], after: SparseJson[], path: string[], dishes: Dishes): string[] {
  const key = path.at(-1) ?? ''
  if (key === 'week') {
    return WORDS.weekdays.flatMap((day, i) => compare(before[i], after[i], [...path, day], dishes))
  }
  if (key === 'rules') return compareTexts(before.map(ruleText), after.map(ruleText), path)
  if (key === 'exceptions') return compareDays(before, after, path)
  if (key === 'combinations') return compareTexts(joinTexts(before), joinTexts(after), path)
  const [old, now] = [before, after].map(itemsByIdentity)
  if (!old || !now) return [WORDS.changed(placeText(path), valueText(key, before), valueText(key, after))]
  const labelIn = (item: Item | undefined) => itemText(key, item, [...before, ...after].indexOf(item))
  const wholeIn = (item: Item | undefined) =>
    key === 'categories' ? `${labelIn(item)}, ${dishesText(item)}` : labelIn(item)
  const removed = [...old.keys()].filter((name) => !now.has(name))
  const added = [...now.keys()].filter((name) => !old.has(name))
  const lines = [
    ...removed.map((name) => WORDS.removed(placeText([...path, wholeIn(old.get(name))]))),
    ...added.map((name) => WORDS.added(placeText([...path, wholeIn(now.get(name))]))),
    ...[...now].flatMap(([name, item]) =>
      old.has(name) ? compare(old.get(name), item, [...path, labelIn(item)], dishes) : [],
    ),
  ]
  const common = (list: Map<string, Item>) => [...list.keys()].filter((name) => old.has(name) && now.has(name))
  const isMoved = common(old).join('\n') !== common(now).join('\n')
  return isMoved ? [...lines, WORDS.moved(placeText(path))] : lines
}

// A promotion has no name: its offer identifies it. A draft may contain an invalid one.
function discountLabel(item: Item | undefined): string {
  const { buy, get, percent, days, hours, deliveryTypes } = item ?? {}
  const areNumbers = [buy, get, percent].every((one) => typeof one === 'number')
  const isWhole = areNumbers && [days, deliveryTypes].every((one) => !one || isList(one)) && (!hours || isItem(hours))
  return isWhole ? `„${discountText({ buy, get, percent, days, hours, deliveryTypes } as Discount)}”` : labelOf(item)
}

/** The dishes of a category that was added or removed. */
function dishesText(category: Item | undefined): string {
  const dishes = (isList(category?.products) ? category.products : []).filter(isItem)
  const shown = dishes.slice(0, MAX_DISHES).map(labelOf).join(', ')
  return `${WORDS.dishes(dishes.length)}${shown && `: ${shown}`}${dishes.length > MAX_DISHES ? '…' : ''}`
}

/** Days with hours of their own: `dni wyjątkowe › sob., 5 gru: 12:00–20:00 → zamknięte, Wesele`. */
function compareDays(before: SparseJson[], after: SparseJson[], path: string[]): string[] {
  const [old, now] = [daysOf(before), daysOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((date) => {
    const [was, is] = [old.get(date), now.get(date)]
    const where = placeText([...path, dayText(date)])
    if (was === is) return []
    if (was === undefined) return [WORDS.added(`${where}: ${is}`)]
    return is === undefined ? [WORDS.removed(`${where}: ${was}`)] : [WORDS.changed(where, was, is)]
  })
}

// A draft may contain an invalid date.
function dayText(date: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
    ? `${formatDayShort(date)} ${date.slice(0, 4)}`
    : date
}

function daysOf(days: SparseJson[]): Map<string, string> {
  return new Map(
    days.filter(isItem).map(({ date, intervals, note }) => {
      const hours = isList(intervals) && intervals.length > 0 ? valueText('intervals', intervals) : WORDS.closed
      return [String(date), note ? `${hours}, ${note}` : hours]
    }),
  )
}

/**
 * Rules and joined tables have no names: each is matched by its text, so a changed one appears as removed and added.
 */
function compareTexts(old: string[], now: string[], path: string[]): string[] {
  const isMoved =
    old.filter((rule) => now.includes(rule)).join('\n') !== now.filter((rule) => old.includes(rule)).join('\n')
  return [
    ...old.filter((rule) => !now.includes(rule)).map((rule) => WORDS.removed(placeText([...path, shortened(rule)]))),
    ...now.filter((rule) => !old.includes(rule)).map((rule) => WORDS.added(placeText([...path, shortened(rule)]))),
    ...(isMoved ? [WORDS.moved(placeText(path))] : []),
  ]
}

/** A place in a file in Polish: `menu › Zupy › „Żurek” › cena`. */
export function placeText(path: readonly string[]): string {
  return path.map((part) => FILE_PARTS[part] ?? part).join(' › ')
}

/** A value of a file in Polish; `key` gives its unit. */
export function valueText(key: string, value: SparseJson): string {
  // An empty list means no allergens, null means not stated.
  if (key === 'allergens') return isList(value) ? value.map(allergenText).join(', ') || WORDS.nothing : WORDS.unknown
  if (value === undefined || value === null || value === '') return WORDS.nothing
  if (typeof value === 'boolean') return value ? WORDS.yes : WORDS.no
  if (typeof value === 'number') return key.endsWith('Grosze') ? formatGrosze(value) : String(value).replace('.', ',')
  if (isList(value) && value.every(isInterval))
    return value.map(({ open, close }) => `${open}–${close}`).join(', ') || WORDS.nothing
  if (key === 'servingTimes') return servingTimesText(value as WeeklyWindow[]) || WORDS.nothing
  if (key === 'combinations' && isList(value)) return joinTexts(value).join(', ') || WORDS.nothing
  if (isList(value) && value.every((one) => typeof one !== 'object'))
    return value.map((one) => tokenText(key, one)).join(', ') || WORDS.nothing
  if (key === 'rules' && isList(value)) return shortened(value.map(ruleText).join('; '))
  const labels = (isList(value) ? value : [value]).map((one) => (isItem(one) ? labelOf(one) : ''))
  if (labels.every(Boolean)) return shortened(labels.join(', '))
  return shortened(typeof value === 'string' ? tokenText(key, value) : JSON.stringify(value))
}

/** The amount of a code, whose unit is that of its type. */
function worthText({ type, value }: Item): string {
  if (typeof value !== 'number' || type === 'freeDelivery') return valueText('value', value)
  return type === 'percent' ? `${value}%` : formatGrosze(value)
}

/** A value that the file knows by a token, in the words of the panel's form. */
function tokenText(key: string, value: SparseJson): string {
  if (key === 'days' && typeof value === 'number') return WORDS.weekdays[value] ?? String(value)
  return TOKENS[key]?.[String(value)] ?? String(value)
}

/** Joined tables in an order of their own: the one in which they are stored means nothing. */
function joinTexts(joins: SparseJson[]): string[] {
  return joins
    .map((names) => (isList(names) ? names.map(String).toSorted(byName).join(' + ') : String(names)))
    .toSorted(byName)
}

const byName = new Intl.Collator('pl', { numeric: true }).compare

function shortened(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text
}

function allergenText(code: SparseJson): string {
  return (ALLERGEN_LABELS[code as Allergen] ?? String(code)).toLowerCase()
}

function isInterval(value: SparseJson): value is { open: string; close: string } {
  return isItem(value) && typeof value.open === 'string' && typeof value.close === 'string'
}

/** Compares regardless of the order of properties, absent ones, and those not shown. */
function isSame(a: SparseJson, b: SparseJson): boolean {
  if (a === b) return true
  if (isList(a) && isList(b)) return a.length === b.length && a.every((one, i) => isSame(one, b[i]))
  if (!isItem(a) || !isItem(b)) return (a ?? null) === (b ?? null)
  for (const key in a) if (!UNTOLD.has(key) && !isSame(a[key], b[key])) return false
  for (const key in b) if (!Object.hasOwn(a, key) && !UNTOLD.has(key) && !isSame(undefined, b[key])) return false
  return true
}
