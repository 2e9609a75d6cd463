import { eq, sql } from 'drizzle-orm'
import type { AppName } from '@/lib/domain/wire'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { holds, type ReservationRow, reservations } from '@/upstream/db/schema'
import type { WaitlistRow } from '@/upstream/db/waitlist-schema'
import { recordChange } from '@/upstream/reservations/audit'
import { newCode } from '@/upstream/reservations/code'
import { lockTables } from '@/upstream/reservations/occupy-tables'

/**
 * Turns an offer by hand into a confirmed reservation: for exactly the held tables, whatever the rules for diners
 * are. Contract C25.
 */
export async function reserveOfferedTable(
  tx: Db,
  entry: WaitlistRow & { offeredOn: string; holdToken: string },
  { customerName, appName, now }: { customerName: string; appName: AppName; now: Date },
): Promise<Outcome<{ code: string; status: ReservationRow['status'] }>> {
  const { holdToken, restaurantId } = entry
  await lockTables(tx, restaurantId, now)
  const [slot] = await rowsOf<{ fromMs: number; untilMs: number }>(
    tx,
    sql`SELECT (extract(epoch FROM lower(during)) * 1000)::float8 AS "fromMs",
        (extract(epoch FROM upper(during)) * 1000)::float8 AS "untilMs"
      FROM occupations WHERE hold_token = ${holdToken} LIMIT 1`,
  )
  if (!slot) return refused(409, 'offer_over')
  const row = {
    code: newCode(),
    tenant: entry.tenant,
    restaurantId,
    status: 'confirmed' as const,
    reservedOn: entry.offeredOn,
    startsAt: new Date(slot.fromMs),
    endsAt: new Date(slot.untilMs),
    partySize: entry.partySize,
    customerName,
    phoneNumber: entry.phoneNumber,
    email: entry.email,
    notesFromGuest: '',
    source: 'waitlist',
    appName,
    smsMarketing: false,
    emailMarketing: false,
    extras: {},
    network: entry.network,
    createdAt: now,
  }
  const [made] = await tx.insert(reservations).values(row).returning({ id: reservations.id })
  if (!made) throw new Error('an inserted reservation came back without an id')
  await tx.execute(
    sql`UPDATE occupations SET reservation_id = ${made.id}, hold_token = NULL WHERE hold_token = ${holdToken}`,
  )
  await tx.delete(holds).where(eq(holds.token, holdToken))
  await recordChange(tx, { reservationId: made.id, at: now, by: 'guest', action: 'created', toState: row.status })
  return done({ code: row.code, status: row.status })
}
