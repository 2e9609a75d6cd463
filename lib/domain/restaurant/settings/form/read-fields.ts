import { type Json, type Path, readPath, setAt, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { type FormField, fieldAt, fieldName, fieldText } from './form-field'

/** Value of the choice 'not stated' or 'all', read as null. */
export const NO_CHOICE = '-'

/**
 * The item at `at` as a form without scripts posts it: what was typed over `seen`, which the form was made of, by the names
 * of its fields: `rooms[0].name` is a value, `allergens{milk}` one choice of a list. A field that shows what it was made
 * of was not typed. Undefined where none was posted. Contract C37.
 */
export function typedOver(
  fields: readonly FormField[],
  at: Path,
  seen: Json,
  posted: Iterable<[name: string, text: string]>,
): Json | undefined {
  let value: Json | undefined
  for (const [name, typed] of fieldsIn(posted)) {
    const path = name.startsWith(fieldName(at)) ? readPath(name)?.slice(at.length) : null
    const field = path && path.length > 0 ? fieldAt(fields, path) : null
    if (!path || !field) continue
    value ??= seen
    if (!isShown(field, typed, seen, value, path)) value = setAt(value, path, typed)
  }
  return value
}

/** Text of each field, or its choices; null for none of them. */
function fieldsIn(posted: Iterable<[name: string, text: string]>): Map<string, string | string[] | null> {
  const fields = new Map<string, string | string[] | null>()
  for (const [name, text] of posted) {
    const [, list, choice] = /^([^{}]+)\{([^{}]*)\}$/.exec(name) ?? []
    if (list === undefined) fields.set(name, text)
    else if (text !== '' && choice === NO_CHOICE) fields.set(list, null)
    else {
      const chosen = fields.get(list)
      if (chosen !== null) fields.set(list, [...(chosen ?? []), ...(choice && text !== '' ? [choice] : [])])
    }
  }
  return fields
}

function isShown({ kind, none }: FormField, typed: Json, seen: Json, value: Json, path: Path): boolean {
  const shown = valueAt(seen, path) ?? (kind === 'choices' && !none ? [] : null)
  if (typeof typed !== 'string') return JSON.stringify(sorted(typed)) === JSON.stringify(sorted(shown))
  if (kind === 'flag') return (typed === 'true') === (shown === true)
  if (kind !== 'amount') return typed === fieldText(kind, shown)
  // The same text is another amount where the type beside it has changed.
  const [was, is] = [seen, value].map((one) => valueAt(one, [...path.slice(0, -1), 'type']))
  return was === is && typed === fieldText(was === 'percent' ? 'number' : 'grosze', shown)
}

function sorted(choices: Json): Json {
  return Array.isArray(choices) ? choices.map(String).toSorted() : choices
}

/** Numbers of a posted form's ticked rows: `street-12` is 12. A posted form keeps one value of each name. */
export function rowsNamed(name: string, fields: Iterable<[name: string, text: string]>): number[] {
  const row = new RegExp(`^${name}-(\\d{1,10})$`)
  return [...fields].flatMap(([field]) => row.exec(field)?.[1] ?? []).map(Number)
}
