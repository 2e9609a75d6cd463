import { sql } from 'drizzle-orm'
import { TAKE_BACK_MS } from '@/lib/domain/ordering/order/kitchen-steps'
import { visitAnswerDueAt } from '@/lib/domain/reservation/answer-due'
import { leadHours } from '@/lib/domain/reservation/availability/visit-times'
import { splitWallTime } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { VisitActor } from '@/upstream/panel/accounts/panel-caller'
import { recordStep } from '@/upstream/panel/tables/reservation-steps'
import { recordChange } from '@/upstream/reservations/audit'
import { findReservation } from '@/upstream/reservations/find-reservation'
import { saveReservation } from '@/upstream/reservations/save-reservation'

/**
 * Withdraws a confirmation that the brand's people entered for a restaurant that is no partner: the request is
 * pending again, and its unsent e-mail is dropped. 409 `take_back_over` once ten seconds have passed, or the e-mail
 * is sent. Contract C38.
 */
export async function withdrawConfirmation(
  tx: Db,
  id: number,
  by: VisitActor,
  now: Date,
): Promise<Outcome<{ done: true }>> {
  const found = await findReservation(tx, { id, restaurantId: by.restaurantId, lock: true })
  if (!found) return refused(404, 'unknown_reservation')
  const { reservation: row, restaurant } = found
  const [last] = await rowsOf<{ action: string; by: string; at: string }>(
    tx,
    sql`SELECT action, "by", at FROM reservation_changes WHERE reservation_id = ${id} ORDER BY id DESC LIMIT 1`,
  )
  const isOwn = last?.action === 'confirmed' && last.by === 'operations' && !restaurant.partner
  if (!isOwn || now.getTime() - new Date(last.at).getTime() > TAKE_BACK_MS) return refused(409, 'take_back_over')
  const at = now.toISOString()
  const dropped = await rowsOf(
    tx,
    sql`UPDATE messages SET state = 'dropped', ended_at = ${at}::timestamptz
      WHERE reservation_id = ${id} AND occasion = 'confirmed' AND state = 'waiting' RETURNING id`,
  )
  if (dropped.length === 0) return refused(409, 'take_back_over')
  const { startsAt, createdAt } = row
  const own = restaurant.summary.config.config.auto_confirm_before ?? null
  const hours = leadHours(own, splitWallTime(row.reservedOn).date)
  const values = {
    status: 'pending' as const,
    answerDueAt: visitAnswerDueAt({ partner: false, startsAt, leadHours: hours }, createdAt),
  }
  await saveReservation(tx, row, values, { by: 'operations', action: 'taken_back', now })
  await recordStep(tx, row, by, 'withdrew_confirmation', now)
  return done({ done: true })
}

/**
 * Records that the restaurant knows of its guest's cancellation, which ends the case. A repeat changes nothing.
 * Contract C38.
 */
export async function recordRestaurantNotified(
  tx: Db,
  id: number,
  by: VisitActor,
  at: Date,
): Promise<Outcome<{ done: true }>> {
  const found = await findReservation(tx, { id, restaurantId: by.restaurantId, lock: true })
  if (!found?.reservation.cancelledAt) return refused(409, 'case_closed')
  const earlier = await rowsOf(
    tx,
    sql`SELECT 1 FROM reservation_changes WHERE reservation_id = ${id} AND action = 'restaurant_notified' LIMIT 1`,
  )
  if (earlier.length > 0) return done({ done: true })
  const change = {
    reservationId: id,
    at,
    by: 'operations',
    action: 'restaurant_notified',
    toState: 'cancelled',
  } as const
  await recordChange(tx, change)
  await recordStep(tx, found.reservation, by, 'notified_restaurant', at)
  return done({ done: true })
}
