import { editList } from '@/lib/domain/restaurant/settings/edit-list'
import { type Json, type PartValue, type Path, readPath, setAt, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { addDays, isLocalDate } from '@/lib/domain/time/time'
import { type FormField, fieldAt } from './form-field'

/** Buttons of a form that change its list or switch a group; the value of a button is `step|place`. */
export const PRESSES = ['add', 'later', 'remove', 'up', 'down', 'duplicate', 'on', 'off', 'move'] as const
/** `which`: number of the proposed item; for `move`, the new place of the item. */
export type Press = { step: (typeof PRESSES)[number]; path: Path; which?: number }

/** Reads the value of a button; null for any other. */
export function readPress(text: string): Press | null {
  const [name, place = '', which] = text.split('|', 3)
  const step = PRESSES.find((one) => one === name)
  const path = readPath(place)
  if (!step || !path || path.length === 0) return null
  return { step, path, ...(which && /^\d{1,4}$/.test(which) && { which: Number(which) }) }
}

/** Possible steps for an item of a list, by its place. */
export function stepsOf(no: number, count: number) {
  const steps = ['up', 'down', 'duplicate', 'remove'] as const
  return steps.filter((step) => (step !== 'up' || no > 0) && (step !== 'down' || no < count - 1))
}

/** The part after a press; a new item has the initial value of the form. Contract C37. */
export function pressed(value: PartValue, { step, path, which }: Press, fields: readonly FormField[]): PartValue {
  const field = fieldAt(fields, path)
  const blank = which === undefined ? field?.blank : field?.proposals?.[which]?.item
  if (step === 'add') return blank === undefined ? value : editList(value, { step, path, item: blank })
  if (step === 'later') {
    const item = itemsAt(value, path).at(-1)
    return field?.hasWeekLater && item !== undefined
      ? editList(value, { step: 'add', path, item: aWeekLater(item) })
      : value
  }
  if (step === 'on') return blank === undefined ? value : (setAt(value, path, blank) as PartValue)
  if (step === 'off') return setAt(value, path, null) as PartValue
  if (step === 'move') return editList(value, { step, path, to: which ?? 0 })
  return editList(value, { step, path })
}

/** The list at a path; empty without one. */
export function itemsAt(value: PartValue, path: Path): readonly Json[] {
  const list = valueAt(value, path)
  return Array.isArray(list) ? list : []
}

/** The item with each of its dates seven days later. */
function aWeekLater(item: Json): Json {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item
  const later = (one: Json) => (typeof one === 'string' && isLocalDate(one) ? addDays(one, 7) : one)
  return Object.fromEntries(Object.entries(item).map(([key, one]) => [key, later(one)]))
}
