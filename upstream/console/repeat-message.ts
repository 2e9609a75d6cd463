import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { isRepeatable } from './subject-records'

/** Within this time the same message is not sent again: a second press of the button sends nothing. */
const PAUSE_SECONDS = 60

/**
 * Queues a message of the same occasion again; the job composes it from the state at that time. Call it with the
 * order or the reservation locked. Answers whether one was queued: none is less than a minute after another of its
 * kind. A message that no longer holds (`isCurrent`) would be dropped, so it is refused. Contract C40.
 */
export async function repeatMessage(
  tx: Db,
  of: { orderId: string } | { reservationId: number },
  messageId: number,
  { staffId, now, isCurrent }: { staffId: number; now: Date; isCurrent: (occasion: string) => boolean },
): Promise<Outcome<boolean>> {
  const isOf = 'orderId' in of ? sql`m.order_id = ${of.orderId}` : sql`m.reservation_id = ${of.reservationId}`
  const [message] = await rowsOf<{ occasion: string; repeatable: boolean; recent: boolean }>(
    tx,
    sql`SELECT m.occasion, ${isRepeatable(sql`m`)} AS repeatable, EXISTS (SELECT FROM messages n
        WHERE n.order_id IS NOT DISTINCT FROM m.order_id AND n.reservation_id IS NOT DISTINCT FROM m.reservation_id
          AND n.occasion = m.occasion AND n.channel = m.channel AND n.refund_id IS NOT DISTINCT FROM m.refund_id
          AND n.created_at > ${now.toISOString()}::timestamptz - make_interval(secs => ${PAUSE_SECONDS})) AS recent
      FROM messages m WHERE m.id = ${messageId} AND ${isOf}`,
  )
  if (!message) return refused(404, 'not_found')
  if (message.recent) return done(false)
  if (!message.repeatable || !isCurrent(message.occasion)) return refused(409, 'message_not_repeatable')
  await tx.execute(
    sql`INSERT INTO messages (channel, subject, occasion, reservation_id, order_id, refund_id, repeated_by, next_at, created_at)
      SELECT channel, subject, occasion, reservation_id, order_id, refund_id, ${staffId}, ${now.toISOString()}::timestamptz,
        ${now.toISOString()}::timestamptz FROM messages WHERE id = ${messageId}`,
  )
  return done(true)
}

/**
 * Queues the e-mail about a reservation's present state, with its link, unless one was queued within the last minute.
 * Contract C40.
 */
export async function writeOnceAMinute(tx: Db, reservationId: number, staffId: number, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const written = await rowsOf(
    tx,
    sql`INSERT INTO messages (channel, subject, occasion, reservation_id, repeated_by, next_at, created_at)
      SELECT 'mail', 'reservation', 'link', ${reservationId}::bigint, ${staffId}::bigint, ${at}, ${at}
      WHERE NOT EXISTS (SELECT FROM messages WHERE reservation_id = ${reservationId} AND occasion = 'link'
        AND created_at > ${at} - make_interval(secs => ${PAUSE_SECONDS})) RETURNING id`,
  )
  return written.length > 0
}
