import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import { type RevisionFeed, revisionFeed } from '@/upstream/db/revision-feed'

/** Feed of orders whose audit trail has grown. */
export function orderFeed(db: Db, everyMs?: number): RevisionFeed {
  return revisionFeed((ids) => revisionsOf(db, ids), everyMs)
}

/** The newest line of each order's trail. */
async function revisionsOf(db: Db, ids: string[]): Promise<[string, number][]> {
  const rows = await rowsOf<{ id: string; revision: string }>(
    db,
    sql`SELECT order_id AS id, max(id) AS revision FROM order_audit WHERE order_id IN ${ids} GROUP BY order_id`,
  )
  return rows.map(({ id, revision }) => [id, Number(revision)])
}
