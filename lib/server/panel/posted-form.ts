import 'server-only'
import { fieldAt, fieldName } from '@/lib/domain/restaurant/settings/form/form-field'
import { partForm } from '@/lib/domain/restaurant/settings/form/part-forms'
import { readRows, type ShownRows } from '@/lib/domain/restaurant/settings/form/press-now'
import { typedOver } from '@/lib/domain/restaurant/settings/form/read-fields'
import { typedText } from '@/lib/domain/restaurant/settings/form/typed-text'
import {
  type Json,
  type PartValue,
  type Path,
  readPath,
  type SettingsPart,
  valueAt,
} from '@/lib/domain/restaurant/settings/parts'
import { placeOfItem } from '@/lib/domain/restaurant/settings/place-of-item'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { isNestedDeeper } from '@/lib/domain/wire'

/** A form of a part as posted: what it was made of, what was typed over that, and the button that posted it. */
export interface PostedForm {
  part: SettingsPart
  /** The present draft, and whether it is another than the form was made of. */
  draft: PartValue
  isOther: boolean
  press: string
  /** Place of the form's item when the form was made, and now; null where the item is there no more. */
  from: Path
  at: Path | null
  /** The item that the form was made of. */
  seen: Json | undefined
  /** The same with what was typed; undefined for a form without fields. */
  value: Json | undefined
  /** What was typed, in words, to be copied where it cannot be saved. */
  unsaved: Record<string, string>
  /** Posted without scripts? */
  isPlain: boolean
  /** The rows that the page showed, of a list whose items have pages of their own. */
  rows: ShownRows | null
  /** Where the list of streets has the drafted address, if the drafted point is far from it. */
  farPoint: SettingsView['far_point']
  fields: URLSearchParams
}

/** With scripts a form posts its whole value, without them its fields. Contract C37. */
export function readPosted(part: SettingsPart, fields: URLSearchParams, view: SettingsView): PostedForm {
  const draft = view.value as PartValue
  const isOther = view.revision !== (Number(fields.get('revision')) || null)
  const from = readPath(fields.get('at') ?? '') ?? []
  const rows = readRows(readJson(fields.get('rows')))
  const seen = readJson(fields.get('seen')) ?? (isOther ? undefined : valueAt(draft, from))
  const all = partForm(part)
  const own = fieldAt(all, from)?.fields ?? all
  const isPlain = !fields.has('value')
  const value = isPlain ? typedOver(own, from, seen ?? null, fields) : readJson(fields.get('value'))
  const typed = value === undefined ? '' : typedText(own, value, seen)
  const at = placeNow(draft, from, rows?.owner ?? seen)
  const press = fields.get('press') ?? 'save'
  const unsaved: PostedForm['unsaved'] = typed ? { typed } : {}
  const { far_point: farPoint } = view
  return { part, draft, isOther, press, from, at, seen, value, unsaved, isPlain, rows, farPoint, fields }
}

/** Where the form's item is now; a form that does not say what it was made of knows only whether there is one at its place. */
function placeNow(draft: PartValue, from: Path, item: Json | undefined): Path | null {
  if (item !== undefined) return readPath(placeOfItem(draft, fieldName(from), item) ?? '-')
  return typeof from.at(-1) === 'number' && valueAt(draft, from) === undefined ? null : from
}

/** Undefined for a text that is no JSON, or is nested deeper than a draft may be. */
function readJson(text: string | null): Json | undefined {
  try {
    const value = JSON.parse(text ?? '')
    return isNestedDeeper(value) ? undefined : value
  } catch {
    return undefined
  }
}
