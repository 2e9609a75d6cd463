import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'

/**
 * Silences these alarms on every screen of the restaurant, under the name of who heard them first. What has ended
 * meanwhile, was acknowledged before or belongs to another restaurant stays as it is. Contract C26.
 */
export async function acknowledgeAlarms(tx: Db, ids: number[], caller: PanelCaller, now: Date): Promise<void> {
  const { restaurantId, staffId, actor } = caller
  const silenced = await rowsOf<{ number: string | null; reservationId: string | null }>(
    tx,
    sql`WITH heard AS (
        SELECT id FROM alarms WHERE restaurant_id = ${restaurantId} AND id IN ${[...new Set(ids)]}
          AND ended_at IS NULL AND acknowledged_at IS NULL ORDER BY id FOR UPDATE)
      UPDATE alarms a SET acknowledged_at = ${now.toISOString()}::timestamptz, acknowledged_by = ${staffId}
      FROM heard WHERE a.id = heard.id
      RETURNING (SELECT o.number FROM orders o WHERE o.id = a.order_id) AS number,
        a.reservation_id AS "reservationId"`,
  )
  for (const { number, reservationId } of silenced)
    await recordAction(tx, actor, {
      at: now,
      restaurantId,
      action: 'acknowledged_alarm',
      subject: number ?? reservationId,
      details: { kind: number === null ? 'reservation' : 'order' },
    })
}

/** Whoever plans an answer has heard the alarm: it ends with the press, before the step is done. Contract C23, C26. */
export async function answerAlarm(tx: Db, orderId: string, staffId: number, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`UPDATE alarms SET ended_at = ${at}, outcome = 'answered',
      acknowledged_at = coalesce(acknowledged_at, ${at}), acknowledged_by = coalesce(acknowledged_by, ${staffId})
    WHERE order_id = ${orderId} AND ended_at IS NULL`)
}

/** The answer was taken back: the order waits again, and somebody knows of it, so nothing sounds. Contract C26. */
export async function reopenAlarm(tx: Db, orderId: string): Promise<void> {
  await tx.execute(sql`UPDATE alarms SET ended_at = NULL, outcome = NULL
    WHERE id = (SELECT max(id) FROM alarms WHERE order_id = ${orderId}) AND outcome = 'answered'
      AND EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND status = 'pending')`)
}
