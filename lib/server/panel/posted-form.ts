import 'server-only'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { fieldAt, fieldName } from '@/lib/domain/restaurant/settings/form/form-field'
import { partForm } from '@/lib/domain/restaurant/settings/form/part-forms'
import { readRows } from '@/lib/domain/restaurant/settings/form/press-now'
import { typedOver } from '@/lib/domain/restaurant/settings/form/read-fields'
import { typedText } from '@/lib/domain/restaurant/settings/form/typed-text'
import { type Json, type PartValue, readPath, type SettingsPart, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { placeOfItem } from '@/lib/domain/restaurant/settings/place-of-item'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { isNestedDeeper } from '@/lib/domain/wire'

export type PostedForm = ReturnType<typeof readPosted>

/** Longest text of what was typed that the cookie of an answer surely holds, in characters. */
const MAX_TYPED = 1800

/**
 * A form of a part as posted: what it was made of (`seen`, at the place `from`, which is `at` now, or null), what was typed
 * over that (`value`, undefined for a form without fields), and the button. With scripts a form posts its whole value,
 * without them its fields. Contract C37.
 */
export function readPosted(part: SettingsPart, fields: URLSearchParams, view: SettingsView) {
  const draft = view.value as PartValue
  const isOther = view.revision !== (Number(fields.get('revision')) || null)
  const from = readPath(fields.get('at') ?? '') ?? []
  const rows = readRows(readJson(fields.get('rows')))
  const seen = readJson(fields.get('seen')) ?? (isOther ? undefined : valueAt(draft, from))
  const item = rows?.owner ?? seen ?? valueAt(draft, from) ?? null
  const at = readPath(placeOfItem(draft, fieldName(from), item) ?? '-')
  const all = partForm(part)
  const own = fieldAt(all, from)?.fields ?? all
  const isPlain = !fields.has('value')
  const value = isPlain ? typedOver(own, from, seen ?? null, fields) : readJson(fields.get('value'))
  const text = value === undefined ? '' : typedText(own, value, seen)
  const typed = text.length > MAX_TYPED ? `${text.slice(0, MAX_TYPED)}… ${panelWords.settings.form.lost.cut}` : text
  const press = fields.get('press') ?? 'save'
  const unsaved: Record<string, string> = typed ? { typed } : {}
  const { far_point: farPoint } = view
  return { part, draft, isOther, press, from, at, seen, value, unsaved, isPlain, rows, farPoint, fields }
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
