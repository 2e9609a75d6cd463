import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { sizeProblems } from '@/lib/domain/restaurant/file/file-size'
import { isSameItem } from '@/lib/domain/restaurant/file/list-items'
import { editList, type ListStep } from '@/lib/domain/restaurant/settings/edit-list'
import { mergeTabs } from '@/lib/domain/restaurant/settings/merge-part'
import {
  type Json,
  type PartValue,
  type Path,
  readPart,
  readPath,
  SETTINGS_PARTS,
  type SettingsPart,
  setAt,
  valueAt,
  withoutPrices,
  withPart,
} from '@/lib/domain/restaurant/settings/parts'
import { pictureFilesIn, pictureIdIn } from '@/lib/domain/restaurant/settings/picture-names'
import { withSortedDays } from '@/lib/domain/restaurant/settings/sorted-days'
import { typedChange, typedPart } from '@/lib/domain/restaurant/settings/typed-value'
import type { draftChangeSchema, SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { FILE_WORDS } from '@/messages/content/restaurant-file'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { settingsDrafts } from '@/upstream/db/staff-schema'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { extendPictures } from '@/upstream/pictures/save-picture'
import { pictureFiles } from '@/upstream/restaurants/file/pictures'
import { type Current, loadCurrent } from './current'
import { mergeDraft, problemsOf, rebased, valueDifferences } from './merge-draft'
import { newestVersion, versionValue } from './version-values'

export type SettingsDraft = typeof settingsDrafts.$inferSelect

/** A larger draft is not saved: no part of a restaurant is that large. */
const MAX_BYTES = 2_000_000

type DraftOwner = Pick<PanelCaller, 'restaurantId' | 'staffId'>

/** The caller's own draft of a part; `lock` keeps others from changing it until the transaction ends. */
export async function findDraft(
  tx: Db,
  { restaurantId, staffId }: DraftOwner,
  part: SettingsPart,
  { lock = false } = {},
): Promise<SettingsDraft | null> {
  const query = tx
    .select()
    .from(settingsDrafts)
    .where(ownDraft(restaurantId, staffId, part))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

/**
 * A part as the caller edits it: their draft, or the present state. With `version` its value is the one that a view of that
 * version had, for a form that was made of it: what others published since has moved its places. Contract C37.
 */
export async function settingsView(
  tx: Db,
  caller: DraftOwner,
  part: SettingsPart,
  version?: number | null,
): Promise<Outcome<SettingsView>> {
  const draft = await findDraft(tx, caller, part)
  // Read before the present state: a view may then contain more than the version that it names, but never less.
  const newest = await newestVersion(tx, caller.restaurantId, part)
  const current = await loadCurrent(tx, caller.restaurantId, draft?.pictures)
  if (!current) return refused(404, 'unknown_restaurant')
  const view = viewOf(current, part, draft, newest)
  if (version === undefined || version === newest) return done(view)
  const seen = await seenBy(tx, caller.restaurantId, { part, version, newest, present: readPart(current.file, part) })
  return done({ ...view, version, value: rebased(draft, seen).value })
}

/**
 * Changes the caller's draft, or begins one. Unreadable input is stored as it was typed. 409 `changed_meanwhile`
 * where the draft is not the one that the caller saw, does not have the change already and the change does not say what
 * it was made of, 409 `too_large` where the restaurant would exceed the size of a file: such a draft would slow down
 * every look for everybody. Contract C37.
 */
export async function changeDraft(
  tx: Db,
  caller: DraftOwner,
  part: SettingsPart,
  change: z.output<typeof draftChangeSchema>,
  now: Date,
): Promise<Outcome<SettingsView>> {
  const draft = await findDraft(tx, caller, part, { lock: true })
  const newest = await newestVersion(tx, caller.restaurantId, part)
  const current = await loadCurrent(tx, caller.restaurantId, draft?.pictures)
  if (!current) return refused(404, 'unknown_restaurant')
  const present = readPart(current.file, part)
  const seen = await seenBy(tx, caller.restaurantId, { part, version: change.version, newest, present })
  const { base, value: shown } = rebased(draft, seen)
  const isOther = (draft?.revision ?? null) !== change.revision
  const made = madeOf(part, shown, change)
  const changed = changedValue(part, shown, change)
  const tooLarge = (whole: PartValue | null) => {
    const [tooMuch] = whole ? sizeProblems(withPart(withoutPrices(current.file), part, whole)) : []
    return tooMuch && refused(409, 'too_large', { message: FILE_WORDS.notSaved(tooMuch.message) })
  }
  const tooMuch = tooLarge(changed)
  if (tooMuch) return tooMuch
  const own = changed && typedChange(part, made ?? shown, changed)
  const merged = made && own && mergeTabs(made, own, shown).merged
  // The tab shows what was laid over its own.
  const value = merged ? withSortedDays(merged) : own
  const tooMuchOfBoth = made && tooLarge(value)
  if (tooMuchOfBoth) return tooMuchOfBoth
  // A tab whose change was laid over another's learns that one, at the places of its own version.
  const answer = (view: SettingsView) =>
    done(made && value ? { ...view, version: change.version ?? newest, value } : withoutValueIfBrief(view, change))
  // The place is another item's by now: neither the change nor what it was made of belongs there.
  const isElsewhere = change.seen !== undefined && !change.list && !made && (isOther || hasOtherNumber(shown, change))
  if (isOther || isElsewhere) {
    const view = viewOf(current, part, draft, newest)
    // A double tap, or a call whose answer was lost: the draft already has the change.
    if (draft && value && !isElsewhere && valueDifferences(shown, value).length === 0) return answer(view)
    if (!made) return refused(409, 'changed_meanwhile', { current: view })
  }
  if (!value) return refused(422, 'invalid')
  if (JSON.stringify(value).length > MAX_BYTES) return refused(409, 'too_large')
  // A form that is being typed in keeps the order of its rows: its answer has problems by these places.
  const isTyping = change.is_brief && !made
  const stored = isTyping && change.at !== '' ? value : withSortedDays(value)
  const saved = await saveDraft(tx, caller, part, { draft, base, value: stored, now })
  // Another tab began a draft in the meantime: it is read now.
  if (!saved) return changeDraft(tx, caller, part, change, now)
  const view = await viewOfSaved(tx, current, part, isTyping ? { ...saved, value } : saved, newest)
  return view.ok ? answer(view.value) : view
}

function withoutValueIfBrief(
  view: SettingsView,
  { is_brief: isBrief }: z.output<typeof draftChangeSchema>,
): SettingsView {
  return isBrief ? { ...view, value: {} } : view
}

/**
 * The draft as the caller saw it: with `seen` at the place of the change. Null where nothing is said of it, where that
 * place is another item's by now, and for a step of a list.
 */
function madeOf(part: SettingsPart, shown: PartValue, change: z.output<typeof draftChangeSchema>): PartValue | null {
  const path = readPath(change.at)
  if (change.seen === undefined || change.list || !path) return null
  const seen = change.seen as Json
  if (typeof path.at(-1) === 'number' && !isSameItem(seen, valueAt(shown, path))) return null
  const made = changedValue(part, shown, { ...change, value: seen })
  return made && typedPart(part, made, shown)
}

/** In the caller's own revision an item may only just have got its key, but never another number. */
function hasOtherNumber(shown: PartValue, { at, seen }: z.output<typeof draftChangeSchema>): boolean {
  const number = valueAt(seen as Json, ['id'])
  return number !== undefined && number !== valueAt(shown, [...(readPath(at) ?? []), 'id'])
}

/** Replaces the caller's draft by the value of an older version. */
export async function beginDraft(
  tx: Db,
  caller: DraftOwner,
  part: SettingsPart,
  value: PartValue,
  now: Date,
): Promise<Outcome<SettingsView>> {
  const draft = await findDraft(tx, caller, part, { lock: true })
  const newest = await newestVersion(tx, caller.restaurantId, part)
  const current = await loadCurrent(tx, caller.restaurantId)
  if (!current) return refused(404, 'unknown_restaurant')
  const base = readPart(current.file, part)
  const saved = await saveDraft(tx, caller, part, { draft, base, value, now })
  if (!saved) return beginDraft(tx, caller, part, value, now)
  return viewOfSaved(tx, current, part, saved, newest)
}

/** Deletes the caller's draft, if there is one. */
export async function dropDraft(tx: Db, { restaurantId, staffId }: DraftOwner, part: SettingsPart): Promise<void> {
  await tx.delete(settingsDrafts).where(ownDraft(restaurantId, staffId, part))
}

type Seen = { part: SettingsPart; version: number | null | undefined; newest: number | null; present: PartValue }

/** The state of the part that the caller saw, which their edits are based on. */
async function seenBy(tx: Db, restaurantId: number, { part, version, newest, present }: Seen): Promise<PartValue> {
  if (version === undefined || version === newest) return present
  // A version that is no longer stored is more than forty versions old.
  return (await versionValue(tx, restaurantId, part, version)) ?? present
}

type Change = { draft: SettingsDraft | null; base: PartValue; value: PartValue; now: Date }

/** Null where the caller had no draft, so no row was locked, and another request has begun one since. */
async function saveDraft(
  tx: Db,
  { restaurantId, staffId }: DraftOwner,
  part: SettingsPart,
  { draft, base, value, now }: Change,
): Promise<SettingsDraft | null> {
  const pictures = await uploadsIn(tx, value, draft?.pictures ?? {}, now)
  const changed = { value, pictures, revision: (draft?.revision ?? 0) + 1, savedAt: now }
  const saved = { restaurantId, staffId, part, base, ...changed }
  if (!draft) {
    const begun = await tx
      .insert(settingsDrafts)
      .values(saved)
      .onConflictDoNothing()
      .returning({ revision: settingsDrafts.revision })
    return begun.length > 0 ? saved : null
  }
  // A menu is large: unchanged columns are not written, and nothing is read back.
  await tx
    .update(settingsDrafts)
    .set(draft.base === base ? changed : { base, ...changed })
    .where(ownDraft(restaurantId, staffId, part))
  return saved
}

/** The uploads that a draft names by their ids; newly named ones are protected from deletion. Contract C36. */
async function uploadsIn(tx: Db, value: PartValue, before: Record<string, string>, now: Date) {
  const named = [...pictureFilesIn(value)].flatMap((file) => {
    const id = pictureIdIn(file)
    return id ? [[file, id] as const] : []
  })
  const added = named.flatMap(([file, id]) => (before[file] === id ? [] : [id]))
  if (added.length > 0) await extendPictures(tx, added, now)
  return Object.fromEntries(named)
}

// Pictures that are new in the draft were not loaded with the restaurant.
async function viewOfSaved(
  tx: Db,
  current: Current,
  part: SettingsPart,
  draft: SettingsDraft,
  version: number | null,
): Promise<Outcome<SettingsView>> {
  const isKnown = Object.keys(draft.pictures).every((file) => current.files.pictureOf(file))
  const { file, files } = current
  const known = isKnown ? files : await pictureFiles(tx, file.key, draft.pictures)
  return done(viewOf({ file, files: known }, part, draft, version))
}

function viewOf(
  current: Current,
  part: SettingsPart,
  draft: SettingsDraft | null,
  version: number | null,
): SettingsView {
  const now = readPart(current.file, part)
  const value = draft ? mergeDraft(draft, now).value : now
  return {
    part,
    value,
    revision: draft?.revision ?? null,
    version,
    problems: draft ? problemsOf(current.file, part, value) : {},
    others: draft ? valueDifferences(draft.base, now) : [],
    pictures: shownPictures(value, current),
  }
}

function shownPictures(value: PartValue, { files }: Current): SettingsView['pictures'] {
  const shown = [...pictureFilesIn(value)].flatMap((name) => {
    const picture = files.pictureOf(name)
    if (!picture) return []
    const { src, width, height, widths } = picture
    return [[name, { src, width, height, ...(widths && { widths }) }] as const]
  })
  return Object.fromEntries(shown)
}

function changedValue(part: SettingsPart, value: PartValue, change: z.output<typeof draftChangeSchema>) {
  const { at, value: wanted, is_partial: isPartial, list } = change
  let changed = value
  if (wanted !== undefined) {
    const path = readPath(at)
    if (!path || !hasPlace(part, changed, path)) return null
    const next = setAt(
      changed,
      path,
      isPartial ? mergedFields(valueAt(changed, path), wanted as Json) : (wanted as Json),
    )
    if (!isPart(next)) return null
    changed = next
  }
  if (!list) return changed
  const path = readPath(list.at)
  return path && editList(changed, listStep(list, path))
}

/** A field may be empty; unknown fields of the part are ignored when read. */
function hasPlace(part: SettingsPart, value: PartValue, path: Path): boolean {
  const last = path.at(-1)
  if (last === undefined) return true
  if (path.length === 1) return Object.hasOwn(SETTINGS_PARTS[part].fields, last)
  const parent = valueAt(value, path.slice(0, -1))
  if (Array.isArray(parent)) return typeof last === 'number' && last < parent.length
  return typeof parent === 'object' && parent !== null && typeof last === 'string'
}

function mergedFields(present: Json | undefined, wanted: Json): Json {
  const areFields = [present, wanted].every((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
  return areFields ? { ...(present as object), ...(wanted as object) } : wanted
}

function listStep(list: NonNullable<z.output<typeof draftChangeSchema>['list']>, path: Path): ListStep {
  if (list.step === 'add') return { step: 'add', path, item: list.item as Json }
  return list.step === 'move' ? { step: 'move', path, to: list.to } : { step: list.step, path }
}

function isPart(value: Json): value is PartValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function ownDraft(restaurantId: number, staffId: number, part: SettingsPart) {
  return and(
    eq(settingsDrafts.restaurantId, restaurantId),
    eq(settingsDrafts.staffId, staffId),
    eq(settingsDrafts.part, part),
  )
}
