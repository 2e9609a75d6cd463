import { sql } from 'drizzle-orm'
import type { TransferEntry } from '@/lib/domain/recent/transfer-schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'

/**
 * Takes the keys of a link, once: the update decides between two concurrent calls, in any number of processes. 404
 * for an unknown code, 409 for one that was used or has expired. Contract C31.
 */
export async function claimTransfer(
  tx: Db,
  { code, tenant, now }: { code: string; tenant: string; now: Date },
): Promise<Outcome<{ entries: TransferEntry[] }>> {
  const at = sql`${now.toISOString()}::timestamptz`
  const own = sql`code = ${code} AND tenant = ${tenant}`
  const [claimed] = await rowsOf<{ entries: TransferEntry[] }>(
    tx,
    // The keys are no longer needed: the remaining row distinguishes a repeat from an unknown code.
    sql`WITH taken AS (SELECT id, entries FROM transfers WHERE ${own} AND used_at IS NULL AND expires_at > ${at} FOR UPDATE)
      UPDATE transfers t SET used_at = ${at}, entries = '[]' FROM taken WHERE t.id = taken.id AND t.used_at IS NULL
      RETURNING taken.entries`,
  )
  if (claimed) return done({ entries: claimed.entries })
  const known = await rowsOf(tx, sql`SELECT 1 FROM transfers WHERE ${own}`)
  return known.length > 0 ? refused(409, 'transfer_over') : refused(404, 'unknown_transfer')
}
