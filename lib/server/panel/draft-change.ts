import 'server-only'
import { isItem } from '@/lib/domain/restaurant/file/list-items'
import { changePrices, percentIn, roundingIn } from '@/lib/domain/restaurant/settings/change-prices'
import { fieldName } from '@/lib/domain/restaurant/settings/form/form-field'
import { partForm } from '@/lib/domain/restaurant/settings/form/part-forms'
import { type Press, pressed, readPress } from '@/lib/domain/restaurant/settings/form/press'
import { pathNow, pressNow, type ShownRows } from '@/lib/domain/restaurant/settings/form/press-now'
import { rowsNamed } from '@/lib/domain/restaurant/settings/form/read-fields'
import { isEqual, mergeTabs } from '@/lib/domain/restaurant/settings/merge-part'
import { type Json, type PartValue, type Path, readPath, setAt, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { placeOfItem } from '@/lib/domain/restaurant/settings/place-of-item'
import { shareQuestion } from '@/lib/domain/restaurant/settings/shared-questions'
import { withSortedDays } from '@/lib/domain/restaurant/settings/sorted-days'
import { typedChange, typedPart } from '@/lib/domain/restaurant/settings/typed-value'
import { localDateOf } from '@/lib/domain/time/time'
import type { PostedForm } from './posted-form'
import { pricesMark } from './prices-mark'

/** A posted form whose item is in the draft. */
type PlacedForm = PostedForm & { at: Path }
/** The draft after a form, the place in which it differs, and the press on a list as it was made there. */
export type DraftChange = { value: PartValue; at: Path; listPress?: Press }

/**
 * The present draft after a posted form; the draft itself for a double tap's second post. Null where another tab has
 * changed what the form is about. Contract C37.
 */
export function draftChange(form: PlacedForm): DraftChange | null {
  const { part, press, rows, farPoint } = form
  if (part === 'menu' && press === 'percent') return percentPrices(form)
  if (press.startsWith('share|')) return sharedQuestion(form, readPath(press.slice('share|'.length)) ?? [])
  const point = farPoint && { lat: farPoint.lat, lng: farPoint.lng }
  if (press === 'point|address') return typedValues(form, (typed) => withItem(typed, ['address'], point ?? undefined))
  const listPress = readPress(press)
  if (!listPress) return typedValues(form)
  return rows ? pressedRow(form, listPress, rows) : pressedItem(form, listPress)
}

/**
 * Lays what was typed, and changed by a press, over the present draft, by what the form was made of. The later typing of
 * one value in two tabs stays; without scripts nobody has seen the other, and it is told. Contract C37.
 */
function typedValues(form: PlacedForm, change = (value: PartValue) => value): DraftChange | null {
  const { part, draft, isOther, at, seen, value, isPlain } = form
  // A page of an older release does not say what it was made of.
  if (isOther && seen === undefined && value !== undefined) return null
  const made = withItem(draft, at, seen)
  const mine = change(withItem(made, at, value))
  if (!isOther || seen === undefined) return { value: mine, at }
  const { merged, conflicts } = mergeTabs(typedPart(part, made), typedChange(part, made, mine), draft)
  return isPlain && conflicts.length > 0 ? null : { value: withSortedDays(merged), at }
}

/** A press on an item of the form's own list, which the form has with its fields. */
function pressedItem(form: PlacedForm, press: Press): DraftChange | null {
  const { part, draft, at, seen, value } = form
  if (form.isOther && seen === undefined) return null
  const listPress = { ...press, path: pathNow(press.path, form) }
  const fields = partForm(part, withItem(draft, at, seen), localDateOf(new Date()))
  const changed = typedValues(form, (typed) => pressed(typed, listPress, fields))
  const item = valueAt(withItem(draft, at, value ?? seen), listPress.path)
  const isOfItem = isItem(item) && ['up', 'down', 'duplicate'].includes(press.step)
  if (!changed || (isOfItem && placeOfItem(changed.value, fieldName(listPress.path), item) === null)) return null
  return { ...changed, listPress }
}

/** A press on a row of a list whose items have pages of their own. */
function pressedRow(form: PlacedForm, press: Press, rows: ShownRows): DraftChange | null {
  const { part, from, at, isOther } = form
  const typed = typedValues(form)
  const fields = partForm(part)
  const found = typed && pressNow({ value: typed.value, fields }, press, { from, at, rows, isOther })
  if (!found) return null
  const value = found.isDone ? typed.value : pressed(typed.value, found.press, fields)
  return { value, at: isInside(at, found.press.path) ? at : [], listPress: found.press }
}

/** A dish's question becomes one of the menu: it changes more than the place of the form. */
function sharedQuestion(form: PlacedForm, place: Path): DraftChange | null {
  const { part, draft, at, seen, value } = form
  const path = pathNow(place, form)
  const question = valueAt(withItem(draft, at, value ?? seen), path)
  const changed = typedValues(form, (typed) => shareQuestion(typedPart(part, typed), path))
  if (!changed || question === undefined) return null
  const isThere = placeOfItem(draft, fieldName(path), question) !== null || isEqual(changed.value, draft)
  return isThere ? { ...changed, at: [] } : null
}

/** Prices of the chosen categories, as shown on the page before. */
function percentPrices({ draft, isOther, fields }: PlacedForm): DraftChange | null {
  const at: Path = []
  const percent = percentIn(fields.get('percent') ?? '')
  if (isOther) return pricesMark(draft) === fields.get('prices') ? { value: draft, at } : null
  if (percent === null) return { value: draft, at }
  const categories = rowsNamed('category', fields)
  const rounding = roundingIn(fields.get('rounding'))
  const change = { percent, rounding, categories, withOptions: fields.has('options') }
  return { value: changePrices(typedPart('menu', draft), change, '').value, at }
}

/** A form may have only some fields of its item. */
function withItem(draft: PartValue, at: Path, item: Json | undefined): PartValue {
  if (item === undefined) return draft
  const present = valueAt(draft, at)
  return setAt(draft, at, isItem(present) ? { ...present, ...(item as object) } : item) as PartValue
}

/** Another tab may have moved the item of a press to another page. */
export function isInside(at: Path, path: Path): boolean {
  return at.every((step, i) => path[i] === step)
}
