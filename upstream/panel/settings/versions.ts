import { and, eq, sql } from 'drizzle-orm'
import type { SettingsVersion, SettingsVersions, SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { type Outcome, refused } from '@/upstream/db/outcome'
import { settingsVersions } from '@/upstream/db/staff-schema'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { beginDraft } from './drafts'

/** A page of the list. */
const PAGE = 50

type Row = Omit<SettingsVersion, 'at'> & { at: string }

/** What was changed, the newest first, from before the version `before`. Contract C37. */
export async function listVersions(tx: Db, restaurantId: number, before: number | null): Promise<SettingsVersions> {
  const rows = await rowsOf<Row>(
    tx,
    sql`SELECT v.id::int AS id, v.part, v.at, p.name AS by, v.kind, v.differences,
        v.id = (SELECT max(w.id) FROM settings_versions w WHERE w.restaurant_id = v.restaurant_id AND w.part = v.part) AS is_newest
      FROM settings_versions v LEFT JOIN staff_roles p ON p.restaurant_id = v.restaurant_id AND p.staff_id = v.staff_id
      WHERE v.restaurant_id = ${restaurantId} AND ${before === null ? sql`true` : sql`v.id < ${before}`}
      ORDER BY v.id DESC LIMIT ${PAGE + 1}`,
  )
  const items = rows.slice(0, PAGE).map((row) => ({ ...row, at: isoWithOffset(new Date(row.at)) }))
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null }
}

/** Begins the caller's draft of a part with an older version of it, to be reviewed and published as any other. Contract C37. */
export async function restoreVersion(
  tx: Db,
  caller: PanelCaller,
  id: number,
  now: Date,
): Promise<Outcome<SettingsView>> {
  const [row] = await tx
    .select({ part: settingsVersions.part, value: settingsVersions.value })
    .from(settingsVersions)
    .where(and(eq(settingsVersions.id, id), eq(settingsVersions.restaurantId, caller.restaurantId)))
  if (!row) return refused(404, 'unknown_version')
  return beginDraft(tx, caller, row.part, row.value, now)
}
