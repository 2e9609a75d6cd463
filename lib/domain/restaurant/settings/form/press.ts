import { editList } from '@/lib/domain/restaurant/settings/edit-list'
import { type PartValue, type Path, readPath, setAt } from '@/lib/domain/restaurant/settings/parts'
import { type FormField, fieldAt } from './form-field'

/** Buttons of a form that change its list or switch a group; the value of a button is `step|place`. */
export const PRESSES = ['add', 'remove', 'up', 'down', 'duplicate', 'on', 'off'] as const
export type Press = { step: (typeof PRESSES)[number]; path: Path }

/** Reads the value of a button; null for any other. */
export function readPress(text: string): Press | null {
  const [name, place = ''] = text.split('|', 2)
  const step = PRESSES.find((one) => one === name)
  const path = readPath(place)
  return step && path && path.length > 0 ? { step, path } : null
}

/** What can be done with an item of a list, by its place. */
export function stepsOf(no: number, count: number) {
  const steps = ['up', 'down', 'duplicate', 'remove'] as const
  return steps.filter((step) => (step !== 'up' || no > 0) && (step !== 'down' || no < count - 1))
}

/** The part after a press, as its form has it: a new item begins as the form says. Contract C37. */
export function pressed(value: PartValue, { step, path }: Press, fields: readonly FormField[]): PartValue {
  const blank = fieldAt(fields, path)?.blank
  if (step === 'add') return blank === undefined ? value : editList(value, { step, path, item: blank })
  if (step === 'on') return blank === undefined ? value : (setAt(value, path, blank) as PartValue)
  if (step === 'off') return setAt(value, path, null) as PartValue
  return editList(value, { step, path })
}
