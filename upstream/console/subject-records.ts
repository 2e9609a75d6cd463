import { type SQL, sql } from 'drizzle-orm'
import type { SubjectHistory, SubjectMessage, SubjectTrail } from '@/lib/domain/console/lookup-schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'

/** Owner of the subject: people are named as they are at this brand and this restaurant. */
export interface SubjectOwner {
  tenant: string
  restaurantId: number
}

/** Most rows on a page; a subject has a few dozen. */
const MAX_ROWS = 200

/** Name of a person at the brand, else at the restaurant. */
export function personName(staffId: SQL, { tenant, restaurantId }: SubjectOwner): SQL {
  return sql`coalesce((SELECT p.name FROM brand_roles p WHERE p.staff_id = ${staffId} AND p.tenant = ${tenant}),
    (SELECT p.name FROM staff_roles p WHERE p.staff_id = ${staffId} AND p.restaurant_id = ${restaurantId}))`
}

/** Every change of an order or a reservation, oldest first, with the person or the cash register behind it. Contract C40. */
export async function loadHistory(
  db: Db,
  of: { orderId: string } | { reservationId: number },
  owner: SubjectOwner,
): Promise<SubjectHistory[]> {
  const source =
    'orderId' in of
      ? sql`SELECT id, at, "by", kind, from_state, to_state, reason, staff_id, machine_id, NULL::jsonb AS moved_from FROM order_audit WHERE order_id = ${of.orderId}`
      : sql`SELECT id, at, "by", action AS kind, from_state, to_state, reason, staff_id, machine_id, moved_from FROM reservation_changes
          WHERE reservation_id = ${of.reservationId}`
  const rows = await rowsOf<SubjectHistory>(
    db,
    sql`SELECT h.at, h."by", h.kind, h.from_state AS "from", h.to_state AS "to", h.reason, h.moved_from,
        coalesce(${personName(sql`h.staff_id`, owner)}, (SELECT m.name FROM machine_tokens m WHERE m.id = h.machine_id)) AS who
      FROM (${source}) h ORDER BY h.id LIMIT ${MAX_ROWS}`,
  )
  return rows.map(({ at, by, who, kind, from, to, reason, moved_from }) => ({
    at: wireInstant(at),
    by,
    who,
    kind,
    from,
    to,
    reason,
    moved_from,
  }))
}

/** Messages about the subject with their states, the newest first; `isCurrent` says which still hold. Contract C40. */
export async function loadMessages(
  db: Db,
  of: { orderId: string } | { reservationId: number },
  owner: SubjectOwner & { isAnonymized: boolean; isCurrent: (occasion: string) => boolean },
): Promise<SubjectMessage[]> {
  const isOf = 'orderId' in of ? sql`order_id = ${of.orderId}` : sql`reservation_id = ${of.reservationId}`
  const rows = await rowsOf<SubjectMessage & { ended_at: string | null }>(
    db,
    sql`SELECT m.id, m.channel, m.occasion, m.state, m.created_at, m.ended_at,
        CASE WHEN m.repeated_by IS NOT NULL THEN coalesce(${personName(sql`m.repeated_by`, owner)}, '–') END AS repeated_by,
        (${isRepeatable(sql`m`)} AND ${!owner.isAnonymized}) AS can_repeat
      FROM messages m WHERE ${isOf} ORDER BY m.id DESC LIMIT ${MAX_ROWS}`,
  )
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    can_repeat: row.can_repeat && owner.isCurrent(row.occasion),
    created_at: wireInstant(row.created_at),
    ended_at: row.ended_at && wireInstant(row.ended_at),
  }))
}

/** A finished message, except a reminder, which has its own time. */
export function isRepeatable(message: SQL): SQL {
  return sql`(${message}.state IN ('sent', 'in_outbox', 'dropped', 'failed') AND ${message}.occasion <> 'reminder')`
}

/**
 * Actions of people on the subject outside its history, such as looks and repeated messages. The newest first.
 * Contract C40.
 */
export async function loadSubjectTrail(
  db: Db,
  { subject, actions, ...owner }: SubjectOwner & { subject: string; actions: readonly string[] },
): Promise<SubjectTrail[]> {
  const rows = await rowsOf<SubjectTrail>(
    db,
    sql`SELECT a.at, ${personName(sql`a.staff_id`, owner)} AS who, a.action FROM staff_audit a
      WHERE a.subject = ${subject} AND a.tenant = ${owner.tenant}
        AND a.action IN (SELECT * FROM jsonb_array_elements_text(${JSON.stringify(actions)}::jsonb))
      ORDER BY a.id DESC LIMIT 50`,
  )
  return rows.map((row) => ({ ...row, at: wireInstant(row.at) }))
}

export function wireInstant(at: string | Date): string {
  return isoWithOffset(new Date(at))
}
