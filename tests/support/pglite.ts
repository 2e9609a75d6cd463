import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { importOutside } from './import-outside'

/** In the folder, or without one in memory, with what is there. In Jest it needs `outside-environment.mjs`. */
export async function openPglite(dataDir?: string, loadDataDir?: Blob): Promise<PGlite> {
  const [{ PGlite }, { btree_gist }, { pg_trgm }] = await Promise.all([
    importOutside<typeof import('@electric-sql/pglite')>('@electric-sql/pglite'),
    importOutside<typeof import('@electric-sql/pglite/contrib/btree_gist')>('@electric-sql/pglite/contrib/btree_gist'),
    importOutside<typeof import('@electric-sql/pglite/contrib/pg_trgm')>('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  return PGlite.create({ dataDir, extensions: { btree_gist, pg_trgm }, loadDataDir })
}

/** A new one from the run's migrated dump (`TEST_PGLITE_FILE`), without data; where there is no dump, an empty one. */
export async function openMigratedPglite(dataDir?: string): Promise<PGlite> {
  const dump = process.env.TEST_PGLITE_FILE
  return openPglite(dataDir, dump ? new Blob([await readFile(dump)]) : undefined)
}
