import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Grosze } from '@/lib/domain/money'
import { differencesOf } from '@/lib/domain/restaurant/file/differences'
import {
  type PartValue,
  readPart,
  SETTINGS_PART_NAMES,
  type SettingsPart,
} from '@/lib/domain/restaurant/settings/parts'
import { type Db, rowsOf } from '@/upstream/db/database'
import { settingsVersions } from '@/upstream/db/staff-schema'

/** Author of a change: a person on the restaurant's panel, operations, or a decision on a report that hid content. */
export type VersionAuthor =
  | { kind: 'panel' | 'price'; staffId: number }
  | { kind: 'operations' | 'hidden'; staffId: null }

/** Number of stored versions of each part. */
const MAX_VERSIONS = 40
/** Most stored lines of differences of a version. */
const MAX_LINES = 200

type Change = { before: object; after: object; by?: VersionAuthor; now: Date }

/** Records each part that a file changed, as a version that can be restored. Contract C37. */
export async function recordVersions(
  tx: Db,
  restaurantId: number,
  { before, after, by = { kind: 'operations', staffId: null }, now }: Change,
): Promise<void> {
  for (const part of SETTINGS_PART_NAMES) await recordPart(tx, restaurantId, part, { before, after, by, now })
}

/** Records one part that a file changed; the rest of the file is not read. */
export async function recordPart(
  tx: Db,
  restaurantId: number,
  part: SettingsPart,
  { before, after, by = { kind: 'operations', staffId: null }, now }: Change,
): Promise<void> {
  const [old, value] = [readPart(before, part), readPart(after, part)]
  const differences = differencesOf(old, value)
  if (differences.length === 0) return
  await recordStart(tx, restaurantId, part, old, now)
  const shown = differences.slice(0, MAX_LINES)
  await tx.insert(settingsVersions).values({ restaurantId, part, at: now, ...by, value, differences: shown })
  await forgetOldest(tx, restaurantId, part)
}

/** Records the state before the first version, or after a change outside the panel, so that it can be restored too. */
export async function recordStart(tx: Db, restaurantId: number, part: SettingsPart, value: PartValue, at: Date) {
  const newest = await newestVersion(tx, restaurantId, part)
  const differences = newest ? differencesOf(newest.value, value) : []
  if (newest && differences.length === 0) return
  const kind = newest ? ('operations' as const) : ('start' as const)
  const shown = differences.slice(0, MAX_LINES)
  await tx.insert(settingsVersions).values({ restaurantId, part, at, staffId: null, kind, value, differences: shown })
}

type PriceChange = { dish: number; priceGrosze: Grosze; differences: string[]; staffId: number; now: Date }

/**
 * Records one price as a version of the menu, derived from the newest one, so the menu is not read here. Throws where
 * that version has no such dish. Contract C37.
 */
export async function recordPrice(
  tx: Db,
  restaurantId: number,
  { dish, priceGrosze, differences, staffId, now }: PriceChange,
): Promise<void> {
  const made = await rowsOf(
    tx,
    sql`INSERT INTO settings_versions (restaurant_id, part, at, staff_id, kind, value, differences)
      SELECT ${restaurantId}, 'menu', ${now.toISOString()}::timestamptz, ${staffId}, 'price',
        jsonb_set(value, ARRAY['categories', (category_no - 1)::text, 'products', (dish_no - 1)::text, 'priceGrosze'],
          to_jsonb(${priceGrosze}::int)), ${JSON.stringify(differences)}::jsonb
      FROM (SELECT value FROM settings_versions WHERE restaurant_id = ${restaurantId} AND part = 'menu'
          ORDER BY id DESC LIMIT 1) newest,
        jsonb_path_query(value, '$.categories[*]') WITH ORDINALITY c (category, category_no),
        jsonb_path_query(category, '$.products[*]') WITH ORDINALITY p (dish, dish_no)
      WHERE dish -> 'id' = to_jsonb(${dish}::int) RETURNING id`,
  )
  if (made.length !== 1) throw new Error('the newest version of a menu lacks a dish that the menu has')
  await forgetOldest(tx, restaurantId, 'menu')
}

async function newestVersion(tx: Db, restaurantId: number, part: SettingsPart) {
  const [row] = await tx
    .select({ value: settingsVersions.value })
    .from(settingsVersions)
    .where(and(eq(settingsVersions.restaurantId, restaurantId), eq(settingsVersions.part, part)))
    .orderBy(desc(settingsVersions.id))
    .limit(1)
  return row
}

async function forgetOldest(tx: Db, restaurantId: number, part: SettingsPart): Promise<void> {
  const own = and(eq(settingsVersions.restaurantId, restaurantId), eq(settingsVersions.part, part))
  const oldestKeptId = sql`(SELECT min(id) FROM (SELECT id FROM settings_versions
    WHERE restaurant_id = ${restaurantId} AND part = ${part} ORDER BY id DESC LIMIT ${MAX_VERSIONS}) newest)`
  await tx.delete(settingsVersions).where(and(own, lt(settingsVersions.id, oldestKeptId)))
}
