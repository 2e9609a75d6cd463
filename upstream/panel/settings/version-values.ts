import { and, desc, eq } from 'drizzle-orm'
import type { PartValue, SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import type { Db } from '@/upstream/db/database'
import { settingsVersions } from '@/upstream/db/staff-schema'

/** The newest version of a part; null where it was never changed. */
export async function newestVersion(tx: Db, restaurantId: number, part: SettingsPart): Promise<number | null> {
  const [row] = await tx
    .select({ id: settingsVersions.id })
    .from(settingsVersions)
    .where(ownVersions(restaurantId, part))
    .orderBy(desc(settingsVersions.id))
    .limit(1)
  return row?.id ?? null
}

/** The part in a version, or, for null, before its first; null where it is no longer stored. */
export async function versionValue(
  tx: Db,
  restaurantId: number,
  part: SettingsPart,
  version: number | null,
): Promise<PartValue | null> {
  const which = version === null ? eq(settingsVersions.kind, 'start') : eq(settingsVersions.id, version)
  const [row] = await tx
    .select({ value: settingsVersions.value })
    .from(settingsVersions)
    .where(and(ownVersions(restaurantId, part), which))
  return row?.value ?? null
}

function ownVersions(restaurantId: number, part: SettingsPart) {
  return and(eq(settingsVersions.restaurantId, restaurantId), eq(settingsVersions.part, part))
}
