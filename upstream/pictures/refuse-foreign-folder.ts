import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { loadOrCreateSecret } from '@/lib/backend/data-dir'
import { type Db, rowsOf } from '@/upstream/db/database'

/** The file with the folder's own name, which a backup includes. */
const NAME_FILE = 'folder-name'

/**
 * Throws where this database's pictures are in another folder: upstreams with separate folders would answer 404 for
 * each other's pictures. The first folder that starts becomes the database's.
 */
export async function refuseForeignFolder(db: Db, folder: string): Promise<void> {
  const own = loadOrCreateSecret(folder, NAME_FILE)
  await db.execute(sql`INSERT INTO media_folder (name) VALUES (${own}) ON CONFLICT DO NOTHING`)
  const [row] = await rowsOf<{ name: string }>(db, sql`SELECT name FROM media_folder`)
  if (!row || row.name === own) return
  throw new Error(
    `MEDIA_DIR: ${folder} is not the folder with this database's pictures. Give all upstreams the same one. Is that one lost, ` +
      `write ${row.name} to ${join(folder, NAME_FILE)}: words stand for its pictures then.`,
  )
}
