import { isSameItem } from '@/lib/domain/restaurant/file/list-items'
import { type Json, type PartValue, type Path, readPath, setAt, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { placeOfItem } from '@/lib/domain/restaurant/settings/place-of-item'
import { type FormField, fieldName } from './form-field'
import { itemsAt, type Press, pressed } from './press'

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

function listOf({ step }: Press, path: Path): Path {
  return step === 'add' || step === 'later' ? path : path.slice(0, -1)
}

type Draft = { value: PartValue; fields: readonly FormField[] }
/** `from`, `at`: place of the page, and where it is now. */
type Shown = { from: Path; at: Path; rows: ShownRows; isOther: boolean }

/**
 * A press on a page whose draft may have changed since, at the place that its item has now. `isDone` for a double tap's
 * second post, whose change the draft has already. Null where the item is there no more. Contract C37.
 */
export function pressNow(draft: Draft, press: Press, shown: Shown): { press: Press; isDone: boolean } | null {
  const { value } = draft
  const path = pathNow(press.path, shown)
  const list = listOf(press, path)
  const here = { press: { ...press, path }, isDone: false }
  if (shown.isOther && isMade(draft, here.press, list, shown.rows)) return { ...here, isDone: true }
  if (list === path) return here
  const no = Number(path.at(-1))
  const item = shown.rows.items[no]
  const now = item === undefined ? null : readPath(placeOfItem(value, fieldName(path), item) ?? '')
  if (!now || now.length === 0) return null
  const which = press.which === undefined ? {} : { which: Math.max(0, press.which + Number(now.at(-1)) - no) }
  return { press: { ...press, path: now, ...which }, isDone: false }
}

/** Has the draft what the press would have made of the rows that the page showed? */
function isMade({ value, fields }: Draft, press: Press, list: Path, rows: ShownRows): boolean {
  const present = itemsAt(value, list)
  const made = itemsAt(pressed(setAt(value, list, [...rows.items]) as PartValue, press, fields), list)
  // A copy has a name of its own, and no number yet.
  const copy = press.step === 'duplicate' ? Number(press.path.at(-1)) + 1 : -1
  const isIt = (item: Json, i: number) =>
    i === copy ? present[i] !== undefined && valueAt(present[i], ['id']) === undefined : isSameItem(item, present[i])
  return made.length === present.length && made.every(isIt)
}

/** A path on a page whose item has moved. */
export function pathNow(path: Path, { from, at }: { from: Path; at: Path }): Path {
  return [...at, ...path.slice(from.length)]
}
