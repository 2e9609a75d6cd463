import { eq } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { setPresentTime } from '@/upstream/db/present-time'
import { type Alternative, type ReservationRow, reservations } from '@/upstream/db/schema'
import { recordChange } from './audit'

/** Actor and reason for the audit trail. */
export interface AuditContext {
  by: 'guest' | 'restaurant' | 'operations' | 'system'
  action: string
  now: Date
  reason?: string | null
}

/** Changes a locked reservation and appends to its trail; a trigger releases the tables of one that ends. */
export async function saveReservation(
  tx: Db,
  row: ReservationRow,
  values: Partial<ReservationRow>,
  { by, action, now, reason }: AuditContext,
): Promise<ReservationRow> {
  await setPresentTime(tx, now)
  const [saved] = await tx
    .update(reservations)
    .set({ ...values, status: values.status ?? row.status })
    .where(eq(reservations.id, row.id))
    .returning()
  if (!saved) throw new Error(`reservation ${row.id} vanished while it was locked`)
  const states = { fromState: stateText(row), toState: stateText(saved) }
  const movedFrom = movedFromOf(row, saved)
  await recordChange(tx, { reservationId: row.id, at: now, by, action, reason, movedFrom, ...states })
  return saved
}

/** Time and party before, where either differs now. */
function movedFromOf({ reservedOn, partySize }: ReservationRow, saved: ReservationRow): Alternative | null {
  if (reservedOn === saved.reservedOn && partySize === saved.partySize) return null
  return { reserved_on: reservedOn, guests_number: partySize }
}

function stateText({ status, visitState, cancelledAt }: ReservationRow): string {
  return [status, cancelledAt ? 'cancelled' : null, visitState === 'expected' ? null : visitState]
    .filter((part) => part !== null)
    .join(', ')
}
