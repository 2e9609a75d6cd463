import { sql } from 'drizzle-orm'
import type { QueueClaim } from '@/lib/domain/console/queue'
import { BRAND_ROLES, PERMISSIONS } from '@/lib/domain/panel/access/permissions'
import { type Db, literalList, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { findCase } from './queue'

const WORKERS = BRAND_ROLES.filter((role) => (PERMISSIONS.work_queue.roles as readonly string[]).includes(role))

/** People who may be given a case, by name. */
export async function listWorkers(db: Db, tenant: string): Promise<{ id: number; name: string }[]> {
  const rows = await rowsOf<{ id: string; name: string }>(
    db,
    sql`SELECT staff_id AS id, name FROM brand_roles
      WHERE tenant = ${tenant} AND role IN ${literalList(WORKERS)} ORDER BY name, staff_id`,
  )
  return rows.map(({ id, name }) => ({ id: Number(id), name }))
}

/**
 * Takes a case, passes it on, or releases it (`to` null). `seen` is the holder that the caller saw: of two people who
 * take it at once one gets it, the other gets 409 `claimed_meanwhile`. A repeat changes nothing. 409 `case_closed`
 * for a closed case. Contract C38.
 */
export async function claimCase(
  tx: Db,
  tenant: string,
  { kind, subject, to, seen }: QueueClaim,
  { staffId, now }: { staffId: number; now: Date },
): Promise<Outcome<{ restaurantId: number | null; hasChanged: boolean }>> {
  const found = await findCase(tx, tenant, { kind, subject, now })
  if (!found) return refused(409, 'case_closed')
  if (to !== null && !(await listWorkers(tx, tenant)).some(({ id }) => id === to))
    return refused(422, 'unknown_person', { fields: { to: 'unknown' } })
  const present = await lockedClaim(tx, tenant, kind, subject)
  // A person who takes a case that was passed to them confirms it.
  const isAccepted = present?.staffId === to && present?.movedBy !== staffId && to === staffId
  if ((present?.staffId ?? null) === to && !isAccepted) return done({ ...found, hasChanged: false })
  if ((present?.staffId ?? null) !== seen) return refused(409, 'claimed_meanwhile')
  const from = isAccepted ? null : (present?.staffId ?? null)
  const isCase = sql`tenant = ${tenant} AND kind = ${kind} AND subject = ${subject}`
  const rows = await rowsOf(
    tx,
    to === null
      ? sql`DELETE FROM queue_claims WHERE ${isCase} RETURNING kind`
      : sql`INSERT INTO queue_claims (tenant, kind, subject, staff_id, at, moved_by, moved_from)
          VALUES (${tenant}, ${kind}, ${subject}, ${to}, ${now.toISOString()}::timestamptz, ${staffId}, ${from}::bigint)
          ON CONFLICT (tenant, kind, subject) DO UPDATE SET staff_id = excluded.staff_id, at = excluded.at,
              moved_by = excluded.moved_by, moved_from = excluded.moved_from
            WHERE queue_claims.staff_id = ${seen ?? 0}
              OR NOT EXISTS (SELECT 1 FROM brand_roles b WHERE b.tenant = ${tenant} AND b.staff_id = queue_claims.staff_id)
          RETURNING kind`,
  )
  return rows.length > 0 ? done({ ...found, hasChanged: true }) : refused(409, 'claimed_meanwhile')
}

/** The holder of a case, locked: a claim ends with its holder's role. */
async function lockedClaim(
  tx: Db,
  tenant: string,
  kind: string,
  subject: string,
): Promise<{ staffId: number; movedBy: number } | null> {
  const [row] = await rowsOf<{ staffId: string; movedBy: string }>(
    tx,
    sql`SELECT c.staff_id AS "staffId", c.moved_by AS "movedBy" FROM queue_claims c
      JOIN brand_roles b ON b.tenant = c.tenant AND b.staff_id = c.staff_id
      WHERE c.tenant = ${tenant} AND c.kind = ${kind} AND c.subject = ${subject} FOR UPDATE OF c`,
  )
  return row ? { staffId: Number(row.staffId), movedBy: Number(row.movedBy) } : null
}
