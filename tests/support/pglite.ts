import { randomUUID } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { temporaryFolder } from '../../scripts/support/temporary-folders.mjs'
import { importOutside } from './import-outside'

/** Opens PGlite in the folder, or in memory without one. In Jest it needs `outside-environment.mjs`. */
export async function openPglite(dataDir?: string): Promise<PGlite> {
  const [{ PGlite }, { btree_gist }, { pg_trgm }] = await Promise.all([
    importOutside<typeof import('@electric-sql/pglite')>('@electric-sql/pglite'),
    importOutside<typeof import('@electric-sql/pglite/contrib/btree_gist')>('@electric-sql/pglite/contrib/btree_gist'),
    importOutside<typeof import('@electric-sql/pglite/contrib/pg_trgm')>('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  return PGlite.create({ dataDir, extensions: { btree_gist, pg_trgm } })
}

/**
 * A folder of its own, without data: a copy of the run's migrated one (`TEST_PGLITE_FOLDER`), else empty; `remove`
 * deletes it. Opening a copied folder costs a third of reading a dump into memory.
 */
export async function openMigratedPglite(): Promise<{ client: PGlite; folder: string; remove: () => Promise<void> }> {
  const { TEST_PGLITE_FOLDER: migrated } = process.env
  const folder = migrated ? `${migrated}-${randomUUID()}` : temporaryFolder('pglite')
  if (migrated) await cp(migrated, folder, { recursive: true })
  return { client: await openPglite(folder), folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
