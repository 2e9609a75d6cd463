import { itemText, placeText } from '@/lib/domain/restaurant/file/differences'
import {
  type Item,
  identityOf,
  isItem,
  isList,
  itemsByIdentity,
  labelOf,
  type SparseJson,
} from '@/lib/domain/restaurant/file/list-items'

/** One place to which two people gave different values. `undefined` is a removed item; an order is a list of labels. */
export interface MergeConflict {
  /** Path of the place; the same at every call for the same three versions. */
  path: string
  /** The path in Polish: `menu › Zupy › „Żurek” › cena`. */
  where: string
  base: unknown
  mine: unknown
  theirs: unknown
}

interface Merged<T> {
  merged: T
  conflicts: MergeConflict[]
}

/**
 * Merges two changes of one part of a restaurant's file: `mine` and `theirs` were both made from `base`. Items of lists
 * are matched as in `differencesOf`. If both changed the same value, mine wins and the place is a conflict; an item
 * that one removed and the other changed stays, and is a conflict. A list that both reordered has the order of mine.
 * Contract C33.
 */
export function mergePart<T>(base: T, mine: T, theirs: T): Merged<T> {
  return mergedFrom({ base, mine, theirs }, false)
}

/**
 * Merges what one person typed in two tabs. Items that have no names, as discounts, are matched as well, by what they
 * hold and their order: what was added in either tab stays. A conflict of such items has no lasting path. Contract C37.
 */
export function mergeTabs<T>(base: T, mine: T, theirs: T): Merged<T> {
  return mergedFrom({ base, mine, theirs }, true)
}

function mergedFrom<T>(versions: Versions<T>, areTabs: boolean): Merged<T> {
  const conflicts: MergeConflict[] = []
  const merged = merge(versions as Versions, { keys: [], words: [], areTabs }, conflicts)
  return { merged: merged as T, conflicts }
}

/**
 * Rebases `mine`, which was shown merged with `seen`: returns it with the base it was then made from, so that values
 * equal to `seen` do not count as typed. If both had changed a value, the base stays, so that it remains a conflict.
 * Contract C37.
 */
export function rebasePart<T>(base: T, mine: T, seen: T): { base: T; mine: T } {
  if (isEqual(base as SparseJson, seen as SparseJson)) return { base, mine }
  return { base: mergePart(mine, base, seen).merged, mine: mergePart(base, mine, seen).merged }
}

type Versions<T = SparseJson> = { base: T; mine: T; theirs: T }
type Path = { keys: string[]; words: string[]; areTabs: boolean }

function merge(versions: Versions, path: Path, conflicts: MergeConflict[]): SparseJson {
  const { base, mine, theirs } = versions
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine
  if (isEqual(base, mine)) return theirs
  // Nothing before: both have added the item, or turned on the group.
  if (isItem(mine) && isItem(theirs) && (isItem(base) || base === undefined || base === null))
    return mergeItems({ base: base ?? {}, mine, theirs }, path, conflicts)
  if (isList(mine) && isList(theirs) && (isList(base) || base === undefined))
    return mergeLists({ base: base ?? [], mine, theirs }, path, conflicts)
  return mineOf(versions, path, conflicts)
}

function mergeItems({ base, mine, theirs }: Versions<Item>, path: Path, conflicts: MergeConflict[]): Item {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const values = keys.map((key) => {
    const versions = { base: base[key], mine: mine[key], theirs: theirs[key] }
    return [key, merge(versions, below(path, key, key), conflicts)] as const
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function mergeLists(lists: Versions<SparseJson[]>, path: Path, conflicts: MergeConflict[]): SparseJson {
  const { base, mine, theirs } = lists
  // The seven days have no names: each is matched by its place.
  if (path.keys.at(-1) === 'week' && base.length === mine.length && base.length === theirs.length)
    return mine.map((day, i) =>
      merge({ base: base[i], mine: day, theirs: theirs[i] }, below(path, `${i}`, itemText('week', day, i)), conflicts),
    )
  const [old, now, other] = [base, mine, theirs].map(itemsByIdentity)
  if (old && now && other) return mergeNamed({ base: old, mine: now, theirs: other }, path, conflicts)
  const placed = path.areTabs ? itemsByPlace(lists) : null
  if (placed) return mergeNamed(placed, path, conflicts)
  return mergeWords(lists) ?? mineOf(lists, path, conflicts)
}

/**
 * Items that have no names, as discounts: each is the one of `base` that equals it, or has its identity; one that both
 * have added is the same; the others are changes of those that are left of `base`, in order, or new. Null for a list of
 * other things, and where an item stands twice.
 */
function itemsByPlace({ base, mine, theirs }: Versions<SparseJson[]>): Versions<Map<string, Item>> | null {
  const [old, own, other] = [base, mine, theirs].map((list) => {
    const items = new Map(list.flatMap((item) => (isItem(item) ? [[textOf(item), item] as const] : [])))
    return items.size === list.length ? items : null
  })
  if (!old || !own || !other) return null
  const placed = (list: Map<string, Item>, opposite: Map<string, Item>) => {
    const left = new Map([...old].filter(([text]) => !list.has(text)))
    const placeOf = (text: string, item: Item): string => {
      if (old.has(text) || opposite.has(text)) return text
      const identity = identityOf(item)
      const same = [...left].find(([, one]) => !identity || identityOf(one) === identity)?.[0]
      if (same !== undefined) left.delete(same)
      return same ?? text
    }
    return new Map([...list].map(([text, item]) => [placeOf(text, item), item]))
  }
  return { base: old, mine: placed(own, other), theirs: placed(other, own) }
}

/** Text of an item, the same for those that are equal. */
function textOf(item: Item): string {
  return JSON.stringify(item, (_, value: SparseJson) =>
    isItem(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  )
}

/**
 * Lists of words, and of sets of words as joined tables are: each is kept or not by itself, in the order of mine. Null for a
 * list of other things, as of numbers that have a place each, and where a word is repeated.
 */
function mergeWords({ base, mine, theirs }: Versions<SparseJson[]>): SparseJson[] | null {
  const [old, own, other] = [base, mine, theirs].map(wordsByText)
  if (!old || !own || !other) return null
  return [
    ...[...own].filter(([text]) => other.has(text) || !old.has(text)),
    ...[...other].filter(([text]) => !own.has(text) && !old.has(text)),
  ].map(([, word]) => word)
}

function wordsByText(list: readonly SparseJson[]): Map<string, SparseJson> | null {
  const isWord = (one: SparseJson) => typeof one === 'string'
  if (!list.every((one) => isWord(one) || (isList(one) && one.every(isWord)))) return null
  const words = new Map(list.map((one) => [JSON.stringify(isList(one) ? one.toSorted() : one), one]))
  return words.size === list.length ? words : null
}

function mergeNamed(
  { base, mine, theirs }: Versions<Map<string, Item>>,
  path: Path,
  conflicts: MergeConflict[],
): SparseJson[] {
  const names = [...new Set([...mine.keys(), ...theirs.keys()])]
  const mergedByName = new Map(
    names.flatMap((name, no) => {
      const versions = { base: base.get(name), mine: mine.get(name), theirs: theirs.get(name) }
      const label = itemText(path.keys.at(-1) ?? '', versions.mine ?? versions.theirs, no)
      const item = mergeItem(versions, below(path, name, label), conflicts)
      return item === undefined ? [] : [[name, item] as const]
    }),
  )
  return orderOf({ base, mine, theirs }, path, conflicts)
    .filter((name) => mergedByName.has(name))
    .map((name) => mergedByName.get(name))
}

function mergeItem(versions: Versions<Item | undefined>, path: Path, conflicts: MergeConflict[]): SparseJson {
  const { base, mine, theirs } = versions
  if (mine && theirs) return merge(versions, path, conflicts)
  if (!base) return mine ?? theirs
  const left = mine ?? theirs
  if (left === undefined || isEqual(base, left)) return undefined
  // One side removed it, the other changed it: a typed value is never dropped silently.
  conflicts.push(conflictAt(versions, path))
  return left
}

/**
 * The names of both lists, in the order of the one that was moved. An item of the other list alone follows its
 * predecessor there.
 */
function orderOf(lists: Versions<Map<string, Item>>, path: Path, conflicts: MergeConflict[]): string[] {
  const [base, mine, theirs] = [[...lists.base.keys()], [...lists.mine.keys()], [...lists.theirs.keys()]]
  const inBase = new Set(base)
  const [own, other] = [new Set(mine), new Set(theirs)]
  const common = (list: string[]) =>
    list.filter((name) => inBase.has(name) && own.has(name) && other.has(name)).join('\n')
  const isMoved = { mine: common(mine) !== common(base), theirs: common(theirs) !== common(base) }
  if (isMoved.mine && isMoved.theirs && common(mine) !== common(theirs)) {
    const at = below(path, ORDER, '')
    const labels = { base: labelsOf(lists.base), mine: labelsOf(lists.mine), theirs: labelsOf(lists.theirs) }
    conflicts.push({ ...conflictAt(labels, at), where: placeText(path.words) })
  }
  const [first, second] = isMoved.mine ? [mine, theirs] : [theirs, mine]
  const inFirst = isMoved.mine ? own : other
  const following = new Map<string, string[]>()
  const leading: string[] = []
  let row = leading
  for (const name of second) {
    if (inFirst.has(name)) {
      row = []
      following.set(name, row)
    } else row.push(name)
  }
  return [...leading, ...first.flatMap((name) => [name, ...(following.get(name) ?? [])])]
}

function labelsOf(list: Map<string, Item>): string[] {
  return [...list.values()].map(labelOf)
}

/** Path segment for the order of a list; no key of a file is written so. */
const ORDER = '#order'

function mineOf(versions: Versions, path: Path, conflicts: MergeConflict[]): SparseJson {
  conflicts.push(conflictAt(versions, path))
  return versions.mine
}

function conflictAt(versions: Versions, path: Path): MergeConflict {
  return { path: pathOf(path), where: placeText(path.words), ...versions }
}

function below({ keys, words, areTabs }: Path, key: string, word: string): Path {
  return { keys: [...keys, key], words: [...words, word], areTabs }
}

function pathOf({ keys }: Path): string {
  return keys.join('/')
}

/** Compares regardless of the order of properties and absent ones. */
export function isEqual(a: SparseJson, b: SparseJson): boolean {
  if (a === b) return true
  if (isList(a) && isList(b)) return a.length === b.length && a.every((one, i) => isEqual(one, b[i]))
  if (!isItem(a) || !isItem(b)) return false
  for (const key in a) if (!isEqual(a[key], b[key])) return false
  for (const key in b) if (!Object.hasOwn(a, key) && b[key] !== undefined) return false
  return true
}
