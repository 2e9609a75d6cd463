import { sql } from 'drizzle-orm'
import { SETTINGS_PART_NAMES, type SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import type { SettingsList } from '@/lib/domain/restaurant/settings/wire'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { nameAt } from '@/upstream/panel/accounts/people'

type Row = { part: SettingsPart; draftAt: string | null; changedAt: string | null; changedBy: string | null }

/** Every part with the caller's draft and the author of its last change. Contract C37. */
export async function listSettings(
  tx: Db,
  { restaurantId, staffId }: Pick<PanelCaller, 'restaurantId' | 'staffId'>,
): Promise<SettingsList> {
  const rows = await rowsOf<Row>(
    tx,
    sql`SELECT named.part, d.saved_at AS "draftAt", v.at AS "changedAt", ${nameAt(restaurantId, sql`v.staff_id`)} AS "changedBy"
      FROM jsonb_array_elements_text(${JSON.stringify(SETTINGS_PART_NAMES)}::jsonb) named (part)
      LEFT JOIN settings_drafts d ON d.restaurant_id = ${restaurantId} AND d.part = named.part AND d.staff_id = ${staffId}
      LEFT JOIN LATERAL (SELECT w.at, w.staff_id FROM settings_versions w
        WHERE w.restaurant_id = ${restaurantId} AND w.part = named.part AND w.kind <> 'start' ORDER BY w.id DESC LIMIT 1) v ON true`,
  )
  const byPart = new Map(rows.map((row) => [row.part, row]))
  return {
    parts: SETTINGS_PART_NAMES.map((part) => {
      const { draftAt = null, changedAt = null, changedBy = null } = byPart.get(part) ?? {}
      return { part, draft_at: instantText(draftAt), changed_at: instantText(changedAt), changed_by: changedBy }
    }),
  }
}

function instantText(instant: string | Date | null): string | null {
  return instant === null ? null : isoWithOffset(new Date(instant))
}
