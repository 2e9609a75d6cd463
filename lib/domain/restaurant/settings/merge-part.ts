import { told } from '@/lib/domain/restaurant/file/differences'
import { type Item, isItem, isList, itemsByIdentity, type Json, labelOf } from '@/lib/domain/restaurant/file/list-items'

/** One place to which two people gave two values. `undefined` is a thing that one of them removed; an order is told as labels. */
export interface MergeConflict {
  /** Names the place in `theirsAt`; the same at every call for the same three versions. */
  path: string
  /** The same in Polish: `menu › Zupy › „Żurek” › cena`. */
  where: string
  base: unknown
  mine: unknown
  theirs: unknown
}

export interface Merged<T> {
  merged: T
  conflicts: MergeConflict[]
}

/**
 * Takes two changes of one part of a restaurant's file together: `mine` and `theirs` were both made from `base`. Items of lists
 * are recognised as `differencesOf` recognises them. Where both changed the same value, mine stays and the place is a conflict,
 * but for the paths in `theirsAt`; what one removed and the other changed is kept, and a conflict. A list that both put in another
 * order is in mine. Contract C33.
 */
export function mergePart<T>(base: T, mine: T, theirs: T, theirsAt: readonly string[] = []): Merged<T> {
  const conflicts: MergeConflict[] = []
  const merged = merge({ base, mine, theirs } as Versions, { keys: [], words: [] }, { conflicts, theirsAt })
  return { merged: merged as T, conflicts }
}

type Versions<T = Json> = { base: T; mine: T; theirs: T }
type Path = { keys: string[]; words: string[] }
type Found = { conflicts: MergeConflict[]; theirsAt: readonly string[] }

function merge(versions: Versions, path: Path, found: Found): Json {
  const { base, mine, theirs } = versions
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine
  if (isEqual(base, mine)) return theirs
  if (isItem(mine) && isItem(theirs) && (isItem(base) || base === undefined))
    return mergeItems({ base: base ?? {}, mine, theirs }, path, found)
  if (isList(mine) && isList(theirs) && (isList(base) || base === undefined))
    return mergeLists({ base: base ?? [], mine, theirs }, path, found)
  return chosen(versions, path, found)
}

function mergeItems({ base, mine, theirs }: Versions<Item>, path: Path, found: Found): Item {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const values = keys.map((key) => {
    const versions = { base: base[key], mine: mine[key], theirs: theirs[key] }
    return [key, merge(versions, below(path, key, key), found)] as const
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function mergeLists(lists: Versions<Json[]>, path: Path, found: Found): Json {
  const { base, mine, theirs } = lists
  // The seven days have no names: each is recognised by its place.
  if (path.keys.at(-1) === 'week' && base.length === mine.length && base.length === theirs.length)
    return mine.map((day, i) =>
      merge({ base: base[i], mine: day, theirs: theirs[i] }, below(path, `${i}`, `${i + 1}`), found),
    )
  const [old, own, other] = [base, mine, theirs].map(itemsByIdentity)
  if (!old || !own || !other) return chosen(lists, path, found)
  return mergeNamed({ base: old, mine: own, theirs: other }, path, found)
}

function mergeNamed({ base, mine, theirs }: Versions<Map<string, Item>>, path: Path, found: Found): Json[] {
  const names = [...new Set([...mine.keys(), ...theirs.keys()])]
  const kept = new Map(
    names.flatMap((name) => {
      const versions = { base: base.get(name), mine: mine.get(name), theirs: theirs.get(name) }
      const label = labelOf(versions.mine ?? versions.theirs)
      const item = mergeItem(versions, below(path, name, label), found)
      return item === undefined ? [] : [[name, item] as const]
    }),
  )
  return orderOf({ base, mine, theirs }, path, found)
    .filter((name) => kept.has(name))
    .map((name) => kept.get(name))
}

function mergeItem(versions: Versions<Item | undefined>, path: Path, found: Found): Json {
  const { base, mine, theirs } = versions
  if (mine && theirs) return merge(versions, path, found)
  if (!base) return mine ?? theirs
  const left = mine ?? theirs
  if (left === undefined || isEqual(base, left)) return undefined
  // One removed it, the other changed it: nothing that somebody typed goes by itself.
  const isTheirs = found.theirsAt.includes(pathOf(path))
  found.conflicts.push(conflictAt(versions, path))
  return isTheirs ? theirs : left
}

/** The names of both lists, in the order of the one that was moved. What only the other has follows what it followed there. */
function orderOf(lists: Versions<Map<string, Item>>, path: Path, found: Found): string[] {
  const [base, mine, theirs] = [[...lists.base.keys()], [...lists.mine.keys()], [...lists.theirs.keys()]]
  const inBase = new Set(base)
  const [own, other] = [new Set(mine), new Set(theirs)]
  const common = (list: string[]) =>
    list.filter((name) => inBase.has(name) && own.has(name) && other.has(name)).join('\n')
  const isMoved = { mine: common(mine) !== common(base), theirs: common(theirs) !== common(base) }
  let isMineFirst = isMoved.mine
  if (isMoved.mine && isMoved.theirs && common(mine) !== common(theirs)) {
    const at = below(path, ORDER, '')
    const labels = { base: labelsOf(lists.base), mine: labelsOf(lists.mine), theirs: labelsOf(lists.theirs) }
    found.conflicts.push({ ...conflictAt(labels, at), where: told(path.words) })
    isMineFirst = !found.theirsAt.includes(pathOf(at))
  }
  const [first, second] = isMineFirst ? [mine, theirs] : [theirs, mine]
  return second.reduce((names, name, place) => {
    if (names.includes(name)) return names
    const before = second.slice(0, place).findLast((earlier) => names.includes(earlier))
    return names.toSpliced(before === undefined ? 0 : names.indexOf(before) + 1, 0, name)
  }, first)
}

function labelsOf(list: Map<string, Item>): string[] {
  return [...list.values()].map(labelOf)
}

/** Names the order of a list in a path; no key of a file is written so. */
const ORDER = '#order'

function chosen(versions: Versions, path: Path, found: Found): Json {
  found.conflicts.push(conflictAt(versions, path))
  return found.theirsAt.includes(pathOf(path)) ? versions.theirs : versions.mine
}

function conflictAt(versions: Versions, path: Path): MergeConflict {
  return { path: pathOf(path), where: told(path.words), ...versions }
}

function below({ keys, words }: Path, key: string, word: string): Path {
  return { keys: [...keys, key], words: [...words, word] }
}

function pathOf({ keys }: Path): string {
  return keys.join('/')
}

/** Equal but for the order of properties and absent ones. */
function isEqual(a: Json, b: Json): boolean {
  if (isList(a) && isList(b)) return a.length === b.length && a.every((one, i) => isEqual(one, b[i]))
  if (!isItem(a) || !isItem(b)) return a === b
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isEqual(a[key], b[key]))
}
