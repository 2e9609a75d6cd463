import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import { type RevisionFeed, revisionFeed } from '@/upstream/db/revision-feed'

/** Feed of restaurants whose board has changed. */
export function boardFeed(db: Db, everyMs?: number): RevisionFeed {
  return revisionFeed(async (ids) => {
    const rows = await rowsOf<{ id: number; revision: string }>(
      db,
      sql`SELECT restaurant_id AS id, revision FROM restaurant_revisions WHERE restaurant_id IN ${ids.map(Number)}`,
    )
    return rows.map(({ id, revision }) => [String(id), Number(revision)])
  }, everyMs)
}
