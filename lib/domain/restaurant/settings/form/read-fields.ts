import { type Json, type PartValue, readPath, setAt, valueAt } from '@/lib/domain/restaurant/settings/parts'

/** Value of the choice 'not stated' or 'all', read as null. */
export const NO_CHOICE = '-'

/**
 * Applies a posted form to the draft that it shows: `rooms[0].name` is a value, `allergens{milk}` one choice of a list.
 * Fields without a place in the draft are left out. Contract C37.
 */
export function withFields(draft: PartValue, fields: Iterable<[name: string, text: string]>): PartValue {
  let value: PartValue = draft
  const chosen = new Map<string, string[]>()
  for (const [name, text] of fields) {
    const [, list, choice] = /^([^{}]+)\{([^{}]*)\}$/.exec(name) ?? []
    if (list !== undefined && choice !== undefined) {
      chosen.set(list, [...(chosen.get(list) ?? []), ...(choice === '' || text === '' ? [] : [choice])])
    } else value = withValue(value, name, text)
  }
  for (const [name, choices] of chosen) {
    value = withValue(value, name, choices.includes(NO_CHOICE) ? null : choices)
  }
  return value
}

/** Numbers of a posted form's ticked rows: `street-12` is 12. A posted form keeps one value of each name. */
export function rowsNamed(name: string, fields: Iterable<[name: string, text: string]>): number[] {
  const row = new RegExp(`^${name}-(\\d{1,10})$`)
  return [...fields].flatMap(([field]) => row.exec(field)?.[1] ?? []).map(Number)
}

function withValue(value: PartValue, name: string, wanted: Json): PartValue {
  const path = readPath(name)
  if (!path || path.length === 0) return value
  const parent = valueAt(value, path.slice(0, -1))
  const last = path.at(-1)
  const hasPlace = Array.isArray(parent)
    ? typeof last === 'number' && last < parent.length
    : typeof parent === 'object' && parent !== null && typeof last === 'string'
  return hasPlace ? (setAt(value, path, wanted) as PartValue) : value
}
