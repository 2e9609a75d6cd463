import { sql } from 'drizzle-orm'
import type { Closing } from '@/lib/domain/console/guest-list-schema'
import { NIGHT_ENDS, serviceDayOf, serviceDaySpan } from '@/lib/domain/panel/board/service-day'
import { addDays, isoWithOffset, type LocalDate, wallTime } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { pauseRestaurant } from '@/upstream/orders/pause-restaurant'
import type { BrandCaller, VisitActor } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { block } from '@/upstream/panel/tables/blocks'
import { stepReservation } from '@/upstream/panel/tables/reservation-steps'
import { changeStateFromConsole } from './restaurant-state'
import { isHomeOf } from './restaurants'
import { visitActorOf } from './visit-acts'

/**
 * Closes a restaurant of the brand for a day, or suspends it, and cancels the named reservations: each diner gets the
 * reason by e-mail. All of it happens or none: 409 `changed_meanwhile` where a visit has changed since the caller saw
 * it. Contract C41.
 */
export async function closeRestaurant(
  tx: Db,
  restaurantId: number,
  { date, reason, cancel }: Closing,
  caller: BrandCaller,
  now: Date,
): Promise<Outcome<{ cancelled: number }>> {
  const { tenant, actor } = caller
  if (!(await isHomeOf(tx, restaurantId, tenant))) return refused(404, 'unknown_restaurant')
  const by: VisitActor = { restaurantId, actor, brand: tenant, reason }
  const stopped =
    date === null
      ? await changeStateFromConsole(tx, restaurantId, { to: 'suspended', reason }, caller, now)
      : await closeDay(tx, date, by, reason, now)
  if (!stopped.ok) return stopped
  for (const { id, version } of cancel) {
    const own = await visitActorOf(tx, id, caller, reason)
    if (!own.ok || own.value.restaurantId !== restaurantId) return refused(404, 'unknown_reservation')
    const step = { step: 'cancel', version, wished_by: 'restaurant', reason } as const
    const called = await stepReservation(tx, id, step, own.value, now)
    if (!called.ok) return called
  }
  return done({ cancelled: cancel.length })
}

/** Stops online reservations of that service day; where it is today, also orders until its end. */
async function closeDay(tx: Db, date: LocalDate, by: VisitActor, reason: string, now: Date): Promise<Outcome<unknown>> {
  const { restaurantId, actor, brand } = by
  const { from, until } = serviceDaySpan(date)
  const stretch = { from: wallTime(date, NIGHT_ENDS), until: wallTime(addDays(date, 1), NIGHT_ENDS) }
  const before = await rowsOf(
    tx,
    sql`SELECT 1 FROM blocks WHERE restaurant_id = ${restaurantId} AND scope = 'online' AND ended_at IS NULL
      AND starts_at <= ${from.toISOString()}::timestamptz AND ends_at >= ${until.toISOString()}::timestamptz LIMIT 1`,
  )
  if (before.length > 0) return done(null)
  const closed = await block(tx, { scope: 'online', reason: reason.slice(0, 100), ...stretch }, by, now)
  if (!closed.ok) return closed
  if (date === serviceDayOf(now))
    await pauseRestaurant(tx, restaurantId, { reason: 'closed', until: isoWithOffset(until) })
  await recordAction(tx, actor, { at: now, restaurantId, tenant: brand, action: 'closed_day', details: { date } })
  return closed
}
