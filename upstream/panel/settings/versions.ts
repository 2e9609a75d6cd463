import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { mergePart } from '@/lib/domain/restaurant/settings/merge-part'
import { readPart, type SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import type { SettingsVersion, SettingsVersions, SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { type Outcome, refused } from '@/upstream/db/outcome'
import { settingsVersions } from '@/upstream/db/staff-schema'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { nameAt } from '@/upstream/panel/accounts/people'
import { loadCurrent } from './current'
import { beginDraft } from './drafts'

/** Size of a page. */
const PAGE = 50

type Row = Omit<SettingsVersion, 'at'> & { at: string }

/** Changes, the newest first, from before the version `before`. Contract C37. */
export async function listVersions(tx: Db, restaurantId: number, before: number | null): Promise<SettingsVersions> {
  const rows = await rowsOf<Row>(
    tx,
    sql`SELECT v.id::int AS id, v.part, v.at, ${nameAt(restaurantId, sql`v.staff_id`)} AS by, v.kind, v.differences,
        v.id = (SELECT max(w.id) FROM settings_versions w WHERE w.restaurant_id = v.restaurant_id AND w.part = v.part) AS is_newest
      FROM settings_versions v
      WHERE v.restaurant_id = ${restaurantId} AND ${before === null ? sql`true` : sql`v.id < ${before}`}
      ORDER BY v.id DESC LIMIT ${PAGE + 1}`,
  )
  const items = rows.slice(0, PAGE).map((row) => ({ ...row, at: isoWithOffset(new Date(row.at)) }))
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null }
}

/**
 * Begins the caller's draft of a part with an older version of it, to be reviewed and published like any other. 409
 * `hidden_by_decision` for the restaurant's people, where a decision has hidden something since. Contract C37.
 */
export async function restoreVersion(
  tx: Db,
  caller: PanelCaller,
  id: number,
  now: Date,
): Promise<Outcome<SettingsView>> {
  const version = await findVersion(tx, caller, eq(settingsVersions.id, id))
  if (!version) return refused(404, 'unknown_version')
  if (await isHiddenSince(tx, caller, version.part, id + 1)) return refused(409, 'hidden_by_decision')
  return beginDraft(tx, caller, version.part, version.value, now)
}

/**
 * Begins the caller's draft of a part with one change undone: later changes stay. 404 `unknown_version` for the state
 * before the first change, and where the previous version is no longer stored; 409 `hidden_by_decision` for the
 * restaurant's people, where it or a later one hid what was reported. Contract C37.
 */
export async function undoVersion(tx: Db, caller: PanelCaller, id: number, now: Date): Promise<Outcome<SettingsView>> {
  const version = await findVersion(tx, caller, eq(settingsVersions.id, id))
  const before =
    version &&
    (await findVersion(tx, caller, and(lt(settingsVersions.id, id), eq(settingsVersions.part, version.part))))
  if (!before) return refused(404, 'unknown_version')
  // An older change too: a dish that it changed and the decision removed would come back with it.
  if (await isHiddenSince(tx, caller, version.part, id)) return refused(409, 'hidden_by_decision')
  const current = await loadCurrent(tx, caller.restaurantId)
  if (!current) return refused(404, 'unknown_restaurant')
  const { part, value } = version
  // The present state is the caller's side of the merge, so later changes are not undone.
  const { merged } = mergePart(value, readPart(current.file, part), before.value)
  return beginDraft(tx, caller, part, merged, now)
}

/** Has a decision on a report hidden content of the part, in this version or later? Its brand's people may undo that. */
async function isHiddenSince(tx: Db, caller: PanelCaller, part: SettingsPart, id: number): Promise<boolean> {
  const hidden = and(eq(settingsVersions.part, part), eq(settingsVersions.kind, 'hidden'), gte(settingsVersions.id, id))
  return !caller.brand && (await findVersion(tx, caller, hidden)) !== undefined
}

/** The newest of the restaurant's versions that fulfils `which`. */
async function findVersion(tx: Db, { restaurantId }: PanelCaller, which: SQL | undefined) {
  const [row] = await tx
    .select({ part: settingsVersions.part, value: settingsVersions.value })
    .from(settingsVersions)
    .where(and(eq(settingsVersions.restaurantId, restaurantId), which))
    .orderBy(desc(settingsVersions.id))
    .limit(1)
  return row
}
