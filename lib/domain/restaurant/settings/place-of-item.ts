import { isSameItem } from '@/lib/domain/restaurant/file/list-items'
import { fieldName } from './form/form-field'
import { type Json, type Path, readPath, valueAt } from './parts'

/**
 * Where the item of a list that was shown as `seen` at this place is now, by its number where it has one: another tab may
 * have moved it, into another list of the same kind too. Null where it is there no more; the place itself for what is no
 * item.
 */
export function placeOfItem(value: Json, at: string, seen: Json, id = valueAt(seen, ['id'])): string | null {
  const path = readPath(at) ?? []
  const isIt = (item: Json | undefined) => (id === undefined ? isSameItem(seen, item) : valueAt(item, ['id']) === id)
  if (typeof path.at(-1) !== 'number' || isIt(valueAt(value, path))) return at
  const own = path.slice(0, -1)
  // Without a number a name is one within its list alone.
  const lists = id === undefined ? [own] : [own, ...listsOfKind(value, own)]
  for (const list of lists) {
    const items = valueAt(value, list)
    const no = Array.isArray(items) ? items.findIndex(isIt) : -1
    if (no >= 0) return fieldName([...list, no])
  }
  return null
}

/** Paths of all lists under the same names: the dishes of each category. */
function listsOfKind(value: Json, [step, ...rest]: Path): Path[] {
  if (step === undefined) return [[]]
  if (typeof step !== 'number') return listsOfKind(valueAt(value, [step]) ?? null, rest).map((path) => [step, ...path])
  return (Array.isArray(value) ? value : []).flatMap((item, no) => listsOfKind(item, rest).map((path) => [no, ...path]))
}
