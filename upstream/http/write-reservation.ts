import type { Context } from 'hono'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { type FoundReservation, findReservation } from '@/upstream/reservations/find-reservation'
import { reservationView } from '@/upstream/reservations/reservation-view'
import type { Db } from '../db/database'
import type { ReservationRow } from '../db/schema'
import { slotTaken } from './conflict-answers'
import type { Deps, UpstreamEnv } from './deps'
import { idempotentWrite } from './idempotent-write'

type Work = (tx: Db, found: FoundReservation, now: Date) => Promise<Outcome<ReservationRow>>

/** Locks a reservation, lets `work` change it, and returns its new state. `tenant` null = the restaurant itself. */
export async function writeReservation(
  c: Context<UpstreamEnv>,
  deps: Deps,
  { code, tenant, body }: { code: string; tenant: string | null; body: unknown },
  work: Work,
): Promise<Reservation> {
  return idempotentWrite(c, deps, { status: 200, body, onConflict: slotTaken }, async (tx, now) => {
    const found = await findReservation(tx, { code, tenant, lock: true })
    if (!found) return refused(404, 'unknown_reservation')
    const outcome = await work(tx, found, now)
    return outcome.ok ? done(reservationView({ ...found, reservation: outcome.value }, now)) : outcome
  })
}
