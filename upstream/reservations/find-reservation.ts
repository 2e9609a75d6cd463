import { and, eq } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { isKnown } from '@/upstream/db/listed-restaurants'
import { type ReservationRow, reservations, restaurants, type StoredRestaurant } from '@/upstream/db/schema'

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

function isNamed(named: Named) {
  if ('id' in named) return and(eq(reservations.id, named.id), eq(reservations.restaurantId, named.restaurantId))
  const { code, tenant } = named
  return and(
    eq(reservations.code, code.toUpperCase()),
    tenant === null ? undefined : isKnown(tenant, reservations.restaurantId),
  )
}
