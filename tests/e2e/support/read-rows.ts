import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import type { Stack } from './stack'

/** Stops the stack's upstream and reads rows from its database folder, as it lies on the disk. */
export async function readRows<T>({ stopUpstream, dataDir }: Stack, query: string): Promise<T[]> {
  await stopUpstream()
  const database = await PGlite.create({ dataDir: join(dataDir, 'pg'), extensions: { btree_gist } })
  try {
    return (await database.query<T>(query)).rows
  } finally {
    await database.close()
  }
}
