import { randomUUID } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { importOutside } from './import-outside'

/** In the folder, or without one in memory. In Jest it needs `outside-environment.mjs`. */
export async function openPglite(dataDir?: string): Promise<PGlite> {
  const [{ PGlite }, { btree_gist }, { pg_trgm }] = await Promise.all([
    importOutside<typeof import('@electric-sql/pglite')>('@electric-sql/pglite'),
    importOutside<typeof import('@electric-sql/pglite/contrib/btree_gist')>('@electric-sql/pglite/contrib/btree_gist'),
    importOutside<typeof import('@electric-sql/pglite/contrib/pg_trgm')>('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  return PGlite.create({ dataDir, extensions: { btree_gist, pg_trgm } })
}

/**
 * A copy of the run's migrated one (`TEST_PGLITE_FOLDER`), without data; `remove` takes its folder away. To open a copied folder
 * costs a third of what it costs to read a dump into memory. Where the run has none, an empty one in memory.
 */
export async function openMigratedPglite(): Promise<{ client: PGlite; folder?: string; remove: () => Promise<void> }> {
  const { TEST_PGLITE_FOLDER: migrated } = process.env
  if (!migrated) return { client: await openPglite(), remove: async () => {} }
  const folder = `${migrated}-${randomUUID()}`
  await cp(migrated, folder, { recursive: true })
  return { client: await openPglite(folder), folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
