import { type Json, type PartValue, type Path, setAt, valueAt } from './parts'

/** What a press does to a list of a part. `path` is the list for `add`, else the item. */
export type ListStep =
  | { step: 'add'; path: Path; item: Json }
  | { step: 'remove' | 'up' | 'down' | 'duplicate'; path: Path }
  | { step: 'move'; path: Path; to: number }

/** The part after the press; the same where there is no such item. Contract C37. */
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

/** What numbers a thing and what prices it had are the first one's alone; a name is made its own. */
function copyOf(item: Json, list: Json[]): Json {
  const copy = withoutNumbers(item)
  if (typeof copy !== 'object' || copy === null || Array.isArray(copy)) return copy
  const key = ['name', 'title', 'code'].find((one) => typeof copy[one] === 'string')
  if (!key) return copy
  const names = new Set(list.map((one) => (one as { [key: string]: Json } | null)?.[key]))
  const base = `${copy[key]}`.replace(/ ?\d+$/, '')
  const between = key === 'code' ? '' : ' '
  let no = 2
  while (names.has(`${base}${between}${no}`)) no++
  return { ...copy, [key]: `${base}${between}${no}` }
}

function withoutNumbers(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNumbers)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => key !== 'id' && key !== 'key' && key !== 'earlierPrices')
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutNumbers(one)]))
}
