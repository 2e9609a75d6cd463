import { type Json, type PartValue, type Path, setAt, valueAt } from './parts'

/** Change of a list in a part by one press. `path` is the list for `add`, else the item. */
export type ListStep =
  | { step: 'add'; path: Path; item: Json }
  | { step: 'remove' | 'up' | 'down' | 'duplicate'; path: Path }
  | { step: 'move'; path: Path; to: number }

/** The part after the press; unchanged if there is no such item. Contract C37. */
export function editList(value: PartValue, edit: ListStep): PartValue {
  if (edit.step === 'add') {
    const list = valueAt(value, edit.path) ?? []
    const hasPlace = edit.path.length > 0 && valueAt(value, edit.path.slice(0, -1)) !== undefined
    return hasPlace && Array.isArray(list) ? (setAt(value, edit.path, [...list, edit.item]) as PartValue) : value
  }
  const listPath = edit.path.slice(0, -1)
  const place = edit.path.at(-1)
  const list = valueAt(value, listPath)
  if (!Array.isArray(list) || typeof place !== 'number' || place >= list.length) return value
  return setAt(value, listPath, edited(list, place, edit)) as PartValue
}

function edited(list: Json[], place: number, edit: Exclude<ListStep, { step: 'add' }>): Json[] {
  const item = list[place] as Json
  switch (edit.step) {
    case 'remove':
      return list.toSpliced(place, 1)
    case 'duplicate':
      return list.toSpliced(place + 1, 0, copyOf(item, list))
    case 'up':
      return moved(list, place, place - 1)
    case 'down':
      return moved(list, place, place + 1)
    case 'move':
      return moved(list, place, edit.to)
  }
}

function moved(list: Json[], from: number, to: number): Json[] {
  const target = Math.max(0, Math.min(list.length - 1, to))
  return list.toSpliced(from, 1).toSpliced(target, 0, list[from] as Json)
}

/** Longest name of a dish. */
const MAX_CHARACTERS = 120
const NAMES = ['name', 'title', 'code']

/** A copy has neither the number nor the earlier prices of its original; it and its contents get names of their own. */
function copyOf(item: Json, list: Json[]): Json {
  const taken = new Set<string>()
  collectNames(list, taken)
  return withOwnNames(item, taken, true)
}

function collectNames(value: Json, names: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collectNames(one, names)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) {
      if (NAMES.includes(key) && typeof one === 'string') names.add(one)
      else if (NAMED_LISTS.includes(key)) collectNames(one, names)
    }
}

/** Lists whose names must be unique in the whole part: two tables or two dishes of one name are refused. */
const NAMED_LISTS = ['tables', 'products']
const HISTORY = ['id', 'earlierPrices']

function withOwnNames(value: Json, taken: Set<string>, isRenamed: boolean): Json {
  if (Array.isArray(value)) return value.map((one) => withOwnNames(one, taken, isRenamed))
  if (typeof value !== 'object' || value === null) return value
  const isNamed = [value.name, value.title].some((name) => typeof name === 'string')
  const ownEntries = Object.entries(value).filter(([key]) => !HISTORY.includes(key) && !(key === 'key' && isNamed))
  return Object.fromEntries(
    ownEntries.map(([key, one]) => {
      if (isRenamed && NAMES.includes(key) && typeof one === 'string') {
        const name = key === 'code' ? uniqueCode(one, taken) : uniqueName(one, taken, MAX_CHARACTERS)
        taken.add(name)
        return [key, name]
      }
      return [key, withOwnNames(one, taken, NAMED_LISTS.includes(key))]
    }),
  )
}

function uniqueCode(code: string, taken: ReadonlySet<string>): string {
  const base = code.replace(/\d+$/, '')
  let no = 2
  while (taken.has(`${base}${no}`)) no++
  return `${base}${no}`
}

/**
 * The name, or with the next number behind it if it is taken: `Żurek`, `Żurek (2)`, `Żurek (3)`; a copy of `Żurek (2)`
 * is `Żurek (3)`. Never longer than `maxCharacters`.
 */
export function uniqueName(name: string, taken: ReadonlySet<string>, maxCharacters: number): string {
  if (!taken.has(name)) return name
  const [, plain = name, last] = /^(.+) \((\d{1,4})\)$/.exec(name) ?? []
  for (let number = last === undefined ? 2 : Number(last) + 1; ; number++) {
    const ending = ` (${number})`
    const found = `${plain.slice(0, maxCharacters - ending.length).trimEnd()}${ending}`
    if (!taken.has(found)) return found
  }
}
