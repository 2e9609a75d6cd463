import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { isKnown } from '@/upstream/db/listed-restaurants'
import {
  type ReservationRow,
  reservationChanges,
  reservations,
  restaurants,
  type StoredRestaurant,
} from '@/upstream/db/schema'

export interface FoundReservation {
  reservation: ReservationRow
  restaurant: StoredRestaurant
}

/**
 * Looks up by code, ignoring case, where the tenant lists the restaurant (null: any); or by the id in the
 * restaurant's panel.
 */
type Named = { code: string; tenant: string | null } | { id: number; restaurantId: number }

/** `null` if unknown; `lock` locks the row until the transaction ends. */
export async function findReservation(
  db: Db,
  { lock = false, ...named }: Named & { lock?: boolean },
): Promise<FoundReservation | null> {
  const query = db
    .select({
      reservation: reservations,
      restaurant: restaurants,
    })
    .from(reservations)
    .innerJoin(restaurants, eq(restaurants.id, reservations.restaurantId))
    .where(isNamed(named))
  const [found] = await (lock ? query.for('update', { of: reservations }) : query)
  return found ?? null
}

/** Was the latest wish for a change declined, and why? Null for none, and after a later change. Contract C2. */
export async function findDeclinedChange(db: Db, id: number): Promise<{ reason: string | null } | null> {
  const [last] = await db
    .select({ action: reservationChanges.action, reason: reservationChanges.reason })
    .from(reservationChanges)
    .where(and(eq(reservationChanges.reservationId, id), inArray(reservationChanges.action, CHANGES)))
    .orderBy(desc(reservationChanges.id))
    .limit(1)
  return last?.action === 'change_declined' ? { reason: last.reason } : null
}

const CHANGES = ['changed', 'change_requested', 'change_withdrawn', 'change_accepted', 'change_declined']

function isNamed(named: Named) {
  if ('id' in named) return and(eq(reservations.id, named.id), eq(reservations.restaurantId, named.restaurantId))
  const { code, tenant } = named
  return and(
    eq(reservations.code, code.toUpperCase()),
    tenant === null ? undefined : isKnown(tenant, reservations.restaurantId),
  )
}
