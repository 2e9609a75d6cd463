import { type PartValue, readPart, type SettingsPart, withPart } from '@/lib/domain/restaurant/settings/parts'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { type ImportOptions, importRestaurant } from '@/upstream/restaurants/file/import-restaurant'
import { lockRestaurant } from '@/upstream/restaurants/lock-restaurant'
import { type Current, loadCurrent } from './current'
import { findDraft, type SettingsDraft } from './drafts'
import { mergeDraft, problemsByPlace, readWithPart } from './merge-draft'

/** A draft merged with the present state: including changes by others since it was begun. */
interface MergedDraft {
  draft: SettingsDraft
  current: Current
  /** The part in its present state. */
  present: PartValue
  /** The part as it would be published. */
  value: PartValue
  conflicts: string[]
}

/**
 * The caller's draft. `lock` locks the draft and the state that it is merged with until the transaction ends; without
 * it, nothing waits. 409 `no_draft` where there is none.
 */
export async function loadMerged(
  tx: Db,
  caller: PanelCaller,
  part: SettingsPart,
  { lock = false } = {},
): Promise<Outcome<MergedDraft>> {
  if (lock) await lockRestaurant(tx, { id: caller.restaurantId })
  const draft = await findDraft(tx, caller, part, { lock })
  if (!draft) return refused(409, 'no_draft')
  const current = await loadCurrent(tx, caller.restaurantId, draft.pictures)
  if (!current) return refused(404, 'unknown_restaurant')
  const present = readPart(current.file, part)
  return done({ draft, current, present, ...mergeDraft(draft, present) })
}

/** Imports the restaurant with a changed part; where there are problems, nothing is written and `file` is null. */
export async function importMerged(
  tx: Db,
  { file: present, files }: Current,
  { part, value }: Pick<MergedDraft, 'value'> & { part: SettingsPart },
  how: Pick<ImportOptions, 'now' | 'isDryRun' | 'isRolledBack'>,
) {
  const { file, problems } = readWithPart(present, part, value)
  const whole = withPart(present, part, value)
  if (!file) return { file, problems: problemsByPlace(part, problems, whole), differences: null }
  const imported = await importRestaurant(tx, file, { files, ...how })
  const wrong = problemsByPlace(part, imported.problems, whole)
  if (!('id' in imported)) return { file: null, problems: wrong, differences: null }
  return { file, problems: wrong, differences: imported.differences }
}
