import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Erasure } from '@/lib/domain/panel/access/erasure-schema'
import type { PersonTable } from '@/lib/domain/person-data/person-tables'
import { lockContact } from '@/upstream/caps/contact'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { eraseWithin } from '@/upstream/person-data/erase-person'
import { findOpenErasure } from './data-requests'

/** Tables whose rows expire by themselves, so the decision does not depend on them. */
const PASSING: readonly string[] = ['outbox', 'idempotency_keys', 'browser_logs'] satisfies PersonTable[]

/** Mark of a count, so that an erasure applies to the data that was seen. */
export function erasureMarkOf({ counts, open }: Pick<Erasure, 'counts' | 'open'>): string {
  const lasting = Object.entries(counts).filter(([table]) => !PASSING.includes(table))
  const text = JSON.stringify([lasting.sort(([a], [b]) => (a < b ? -1 : 1)), open])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/**
 * Erases the person of a case within the brand, and nothing where it differs from what was `seen` (409
 * `data_changed`) or something is under way (409 `still_under_way`). The row of the request stays, with numbers; its
 * email is deleted after the message to the person. 409 `case_closed` the second time. Contract C42.
 */
export async function eraseByCase(
  tx: Db,
  { tenant, id, seen, blockKey }: { tenant: string; id: number; seen: string; blockKey: string },
  now: Date,
): Promise<Outcome<{ counts: Erasure['counts'] }>> {
  const email = await lockCase(tx, tenant, id)
  if (email === null) return refused(409, 'case_closed')
  const whom = { email, phone: '', blockKey }
  const { erased, counts, open } = await eraseWithin(tx, whom, { tenant, exceptRequest: id }, now)
  if (!erased) return refused(409, 'still_under_way')
  if (erasureMarkOf({ counts, open }) !== seen) return refused(409, 'data_changed')
  await tx.execute(sql`UPDATE data_requests SET state = 'done', ended_at = ${now.toISOString()}::timestamptz,
    session_ends_at = NULL, network = NULL, counts = ${JSON.stringify(counts)}::jsonb WHERE id = ${id}`)
  return done({ counts })
}

/** Refuses the erasure with a reason, which is sent to the person. Contract C42. */
export async function refuseByCase(
  tx: Db,
  { tenant, id, reason }: { tenant: string; id: number; reason: string },
  now: Date,
): Promise<Outcome<null>> {
  if ((await lockCase(tx, tenant, id)) === null) return refused(409, 'case_closed')
  await tx.execute(sql`UPDATE data_requests SET state = 'refused', ended_at = ${now.toISOString()}::timestamptz,
    reason = ${reason} WHERE id = ${id}`)
  return done(null)
}

/** The email of the case, with the contact and the row locked; null for a closed case. */
async function lockCase(tx: Db, tenant: string, id: number): Promise<string | null> {
  const found = await findOpenErasure(tx, tenant, id)
  if (!found) return null
  await lockContact(tx, { email: found.email, phone: '' }, null)
  const [row] = await rowsOf<{ email: string }>(
    tx,
    sql`SELECT email FROM data_requests WHERE id = ${id} AND state = 'proven' FOR UPDATE`,
  )
  return row?.email ?? null
}
