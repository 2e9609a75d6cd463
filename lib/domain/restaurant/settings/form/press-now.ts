import { differencesOf } from '@/lib/domain/restaurant/file/differences'
import { isSameItem } from '@/lib/domain/restaurant/file/list-items'
import {
  type Json,
  type PartValue,
  type Path,
  readPath,
  type SettingsPart,
  setAt,
  valueAt,
} from '@/lib/domain/restaurant/settings/parts'
import { placeOfItem } from '@/lib/domain/restaurant/settings/place-of-item'
import { typedPart } from '@/lib/domain/restaurant/settings/typed-value'
import { type FormField, fieldName } from './form-field'
import { type Press, pressed } from './press'

/** A list as a page shows it: what finds each row again (`itemStub`), and the item whose list it is. */
export interface ShownRows {
  owner?: Json | undefined
  items: readonly Json[]
}

/** Reads the field in which a form posts them; null for anything else. */
export function readRows(posted: Json | undefined): ShownRows | null {
  const [owner, items] = [valueAt(posted, ['owner']), valueAt(posted, ['items'])]
  return Array.isArray(items) ? { owner, items } : null
}

/** Number of rows that a form without scripts posts of a press's list, by the names of its fields. */
export function rowCount(press: Press, names: Iterable<string>): number {
  const start = `${fieldName(listOf(press, press.path))}[`
  const nos = [...names].flatMap((name) =>
    name.startsWith(start) ? [Number.parseInt(name.slice(start.length), 10)] : [],
  )
  return Math.max(-1, ...nos) + 1
}

function listOf({ step }: Press, path: Path): Path {
  return step === 'add' || step === 'later' ? path : path.slice(0, -1)
}

type Draft = { part: SettingsPart; value: PartValue; fields: readonly FormField[] }
/** `at`: place of the page, and where it is now. `rows`: number of posted rows, where the form has the items' own fields. */
type Shown = { from: string; at: string; rows: ShownRows | number; isOther: boolean }

/**
 * A press on a page whose draft may have changed since, at the place that its item has now. `isDone` for a double tap's
 * second post, whose change the draft has already. Null where the item is there no more. Contract C37.
 */
export function pressNow(draft: Draft, press: Press, shown: Shown): { press: Press; isDone: boolean } | null {
  const { value } = draft
  const path = rebased(press.path, shown)
  if (press.step === 'on' || press.step === 'off') {
    const isOn = (valueAt(value, path) ?? null) !== null
    return { press: { ...press, path }, isDone: shown.isOther && isOn === (press.step === 'on') }
  }
  const list = listOf(press, path)
  const here = { press: { ...press, path }, isDone: false }
  if (shown.isOther && isMade(draft, here.press, list, shown.rows)) return { ...here, isDone: true }
  if (list === path) return here
  const no = Number(path.at(-1))
  // The fields of a form's own items have been found at their places already.
  if (typeof shown.rows === 'number') return itemsAt(value, list)[no] === undefined ? null : here
  const item = shown.rows.items[no]
  const now = item === undefined ? null : readPath(placeOfItem(value, fieldName(path), item) ?? '')
  if (!now || now.length === 0) return null
  const which = press.which === undefined ? {} : { which: Math.max(0, press.which + Number(now.at(-1)) - no) }
  return { press: { ...press, path: now, ...which }, isDone: false }
}

/** Has the draft what the press would have made of the rows that the page showed? */
function isMade({ part, value, fields }: Draft, press: Press, list: Path, rows: ShownRows | number): boolean {
  const present = itemsAt(value, list)
  if (typeof rows === 'number') {
    // One row fewer than were posted: the last, as it seems.
    if (press.step === 'remove' && press.path.at(-1) === rows - 1) return present.length === rows - 1
    if (present.length <= rows) return false
    const before = setAt(value, list, present.slice(0, rows)) as PartValue
    return differencesOf(value, typedPart(part, pressed(before, press, fields))).length === 0
  }
  const made = itemsAt(pressed(setAt(value, list, [...rows.items]) as PartValue, press, fields), list)
  // A copy has a name of its own, and no number yet.
  const copy = press.step === 'duplicate' ? Number(press.path.at(-1)) + 1 : -1
  const isIt = (item: Json, i: number) =>
    i === copy ? present[i] !== undefined && valueAt(present[i], ['id']) === undefined : isSameItem(item, present[i])
  return made.length === present.length && made.every(isIt)
}

/** A path on the page whose item has moved. */
function rebased(path: Path, { from, at }: Shown): Path {
  return from === at ? path : [...(readPath(at) ?? []), ...path.slice((readPath(from) ?? []).length)]
}

function itemsAt(value: Json, list: Path): readonly Json[] {
  const items = valueAt(value, list)
  return Array.isArray(items) ? items : []
}
