import 'server-only'
import { fieldName } from '@/lib/domain/restaurant/settings/form/form-field'
import type { Press } from '@/lib/domain/restaurant/settings/form/press'
import { isEqual } from '@/lib/domain/restaurant/settings/merge-part'
import {
  choicePath,
  settingsPageOf,
  settingsPartPath,
  settingsReviewPath,
} from '@/lib/domain/restaurant/settings/pages'
import { type PartValue, type Path, type SettingsPart, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { settingsPreviewPath } from '@/lib/domain/restaurant/settings/preview'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { callOwn, type Own } from './call-as'
import { type DraftChange, draftChange, isInside } from './draft-change'
import { readPosted } from './posted-form'
import { refusedTo, type SettingsOutcome } from './settings-outcome'

/** Saves in the draft what a form of a part posts, and leads to where its button does. Contract C37. */
export async function saveDraft(
  part: SettingsPart,
  own: Own,
  fields: URLSearchParams,
  isAgain = false,
): Promise<SettingsOutcome> {
  const { restaurantId } = own
  const version = Number(fields.get('version')) || null
  const shown = await callOwn(own, settingsCalls.read, { params: { part }, query: { version: version ?? 0 } })
  if (!shown.ok) return refusedTo(settingsPageOf(restaurantId, part, fields.get('at') ?? ''), shown)
  const form = readPosted(part, fields, shown.data)
  const { at, draft, isOther, press, unsaved } = form
  if (!at) return { code: 'itemGone', location: settingsPartPath(restaurantId, part), values: unsaved }
  const page = settingsPageOf(restaurantId, part, fieldName(at))
  const change = draftChange({ ...form, at })
  if (!change) return { code: 'draftElsewhere', location: page, values: unsaved }
  const { value } = change
  // A double tap's second post finds its change in the draft.
  if (!isOther || !isEqual(value, draft)) {
    const { revision } = shown.data
    const body = { revision, version, at: fieldName(change.at), value: valueAt(value, change.at) ?? null }
    const saved = await callOwn(own, settingsCalls.change, { params: { part }, body })
    // Another tab saved between the two calls: this is a change of its draft, too.
    if (!saved.ok && saved.problem.code === 'changed_meanwhile' && !isAgain) return saveDraft(part, own, fields, true)
    if (!saved.ok) return refusedTo(page, saved, unsaved)
  }
  const location = press === 'point|address' ? `${page}#address.lat` : page
  return afterPress(restaurantId, part, press, change, at) ?? { code: 'draftSaved', location }
}

/** Page to which a button leads; null for one that only saves. */
function afterPress(restaurantId: number, part: SettingsPart, press: string, change: DraftChange, at: Path) {
  if (press === 'review') return { location: settingsReviewPath(restaurantId, part) }
  if (press === 'preview') return { location: settingsPreviewPath(restaurantId, part) }
  const [, opened = ''] = /^open\|(.+)$/.exec(press) ?? []
  const choice = choicePath(restaurantId, part, opened)
  if (choice) return { location: choice }
  const { listPress, value } = change
  return listPress ? { location: placeAfter(restaurantId, part, at, listPress, value) } : null
}

/**
 * The page is shown again at the place of a press, with the errors at their fields. An added category, dish or shared
 * question has a page of its own, which begins in its name.
 */
function placeAfter(restaurantId: number, part: SettingsPart, at: Path, { step, path }: Press, value: PartValue) {
  const [list, place] = [valueAt(value, path), fieldName(path)]
  const isOwnPage = part === 'menu' && step === 'add' && /^(?:categories|.*\.products|sharedQuestions)$/.test(place)
  const page = isInside(at, path) ? at : path.slice(0, -2)
  if (!isOwnPage || !Array.isArray(list))
    return `${settingsPageOf(restaurantId, part, fieldName(page))}#${encodeURIComponent(place)}`
  const added = fieldName([...path, list.length - 1])
  const name = place === 'sharedQuestions' ? 'title' : 'name'
  return `${settingsPageOf(restaurantId, part, added)}#${encodeURIComponent(`${added}.${name}`)}`
}
