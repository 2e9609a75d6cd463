import { eq, inArray } from 'drizzle-orm'
import { configDifferences, configWithOwnCities, differenceText } from '@/lib/domain/tenant/config-differences'
import type { Db } from '@/upstream/db/database'
import { tenantRows } from '@/upstream/db/schema'
import { tenantFiles } from './tenant-directory'

/**
 * Adds the brands that the database lacks, and overwrites none: an existing row belongs to its operator. A trigger
 * derives a tenant's listed restaurants from its cities (decision 0038). Contract C34.
 */
export async function addMissingTenants(db: Db): Promise<void> {
  const rows = [...tenantFiles].map(([key, config]) => ({ key, config }))
  await db.insert(tenantRows).values(rows).onConflictDoNothing()
}

const MAX_LINES = 40

/** Differences of the brands' files from their rows, one bounded line each; printed at the start. */
export async function tenantDifferenceLines(db: Db): Promise<string[]> {
  const rows = await db
    .select()
    .from(tenantRows)
    .where(inArray(tenantRows.key, [...tenantFiles.keys()]))
  const lines = rows.flatMap(({ key, config }) => {
    const file = tenantFiles.get(key)
    const differences = file ? configDifferences(config, file) : []
    return differences.map((one) => `brand ${key}: ${differenceText(one)}`)
  })
  if (lines.length === 0) return []
  const more = lines.length > MAX_LINES ? [`… and ${lines.length - MAX_LINES} more`] : []
  return [
    ...lines.slice(0, MAX_LINES),
    ...more,
    'brands: the database counts, the files above differ; npm run brand -- apply KEY takes a file over',
  ]
}

/**
 * Applies a brand's file to its row, except the cities that only the row has. Returns the differences, also where
 * `isDryRun` changes nothing; `null` for a key without a row or without a file.
 */
export async function applyTenantFile(tx: Db, key: string, isDryRun: boolean): Promise<string[] | null> {
  const [row] = await tx.select().from(tenantRows).where(eq(tenantRows.key, key)).for('update')
  const file = tenantFiles.get(key)
  if (!row || !file) return null
  const differences = configDifferences(row.config, file).map(differenceText)
  if (differences.length > 0 && !isDryRun) {
    const config = configWithOwnCities({ ...file, ...row.config }, file)
    await tx.update(tenantRows).set({ config }).where(eq(tenantRows.key, key))
  }
  return differences
}
