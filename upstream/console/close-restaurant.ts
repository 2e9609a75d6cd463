import type { Closing } from '@/lib/domain/console/guest-list-schema'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { BrandCaller } from '@/upstream/panel/accounts/panel-caller'
import { stepReservation } from '@/upstream/panel/tables/reservation-steps'
import { closeDay } from './close-day'
import { changeStateFromConsole } from './restaurant-state'
import { isHomeOf } from './restaurants'
import { visitActorOf } from './visit-acts'

/**
 * Closes a restaurant of the brand for a day, or suspends it, and cancels the named reservations for the brand: each
 * diner gets the reason by e-mail. All of it happens or none: 409 `changed_meanwhile` where a visit has changed since
 * the caller saw it. Contract C41.
 */
export async function closeRestaurant(
  tx: Db,
  restaurantId: number,
  { date, from, reason, cancel }: Closing,
  caller: BrandCaller,
  now: Date,
): Promise<Outcome<{ cancelled: number }>> {
  if (!(await isHomeOf(tx, restaurantId, caller.tenant))) return refused(404, 'unknown_restaurant')
  const stopped =
    date === null
      ? await changeStateFromConsole(tx, restaurantId, { to: 'suspended', reason }, caller, now)
      : await closeDay(tx, restaurantId, { date, from: from ?? null, reason }, caller, now)
  if (!stopped.ok) return stopped
  for (const { id, version } of cancel) {
    const own = await visitActorOf(tx, id, caller, reason)
    if (!own.ok || own.value.restaurantId !== restaurantId) return refused(404, 'unknown_reservation')
    const step = { step: 'cancel', version, reason } as const
    const called = await stepReservation(tx, id, step, own.value, now)
    if (!called.ok) return called
  }
  return done({ cancelled: cancel.length })
}
