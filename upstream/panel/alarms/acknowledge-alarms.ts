import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'

/**
 * Records that a person has noticed these alarms: the pressed device is silent for a while, and e-mail and push wait
 * until half of the time is over. Ended alarms and those of another restaurant stay as they are. The trail has one
 * line for each person and alarm. Contract C26.
 */
export async function acknowledgeAlarms(tx: Db, ids: number[], caller: PanelCaller, now: Date): Promise<void> {
  const { restaurantId, staffId, actor } = caller
  const acknowledged = await rowsOf<{ number: string | null; reservationId: string | null }>(
    tx,
    sql`WITH waiting AS (
        SELECT id, acknowledged_by FROM alarms WHERE restaurant_id = ${restaurantId} AND id IN ${[...new Set(ids)]}
          AND ended_at IS NULL ORDER BY id FOR UPDATE),
      acknowledged AS (
        UPDATE alarms a SET acknowledged_at = ${now.toISOString()}::timestamptz, acknowledged_by = ${staffId}
        FROM waiting w WHERE a.id = w.id
        RETURNING a.order_id, a.reservation_id, w.acknowledged_by IS DISTINCT FROM a.acknowledged_by AS is_new)
      SELECT (SELECT o.number FROM orders o WHERE o.id = acknowledged.order_id) AS number, reservation_id AS "reservationId"
      FROM acknowledged WHERE is_new`,
  )
  for (const { number, reservationId } of acknowledged)
    await recordAction(tx, actor, {
      at: now,
      restaurantId,
      action: 'acknowledged_alarm',
      subject: number ?? reservationId,
      details: { kind: number === null ? 'reservation' : 'order' },
    })
}

/** A planned answer ends the alarm at the press, before the step is done. Contract C23, C26. */
export async function answerAlarm(tx: Db, orderId: string, staffId: number, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`UPDATE alarms SET ended_at = ${at}, outcome = 'answered',
      acknowledged_at = coalesce(acknowledged_at, ${at}), acknowledged_by = coalesce(acknowledged_by, ${staffId})
    WHERE order_id = ${orderId} AND ended_at IS NULL`)
}

/** The answer was undone: the order waits again, and every device that nobody silenced sounds. Contract C26. */
export async function reopenAlarm(tx: Db, orderId: string): Promise<void> {
  await tx.execute(sql`UPDATE alarms SET ended_at = NULL, outcome = NULL
    WHERE id = (SELECT max(id) FROM alarms WHERE order_id = ${orderId}) AND outcome = 'answered'
      AND EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND status = 'pending')`)
}
