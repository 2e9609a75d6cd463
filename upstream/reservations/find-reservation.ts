import { and, eq } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { type ReservationRow, type RestaurantRow, reservations, restaurants } from '@/upstream/db/schema'
import { isListed } from '@/upstream/restaurants/listed'

export interface FoundReservation {
  reservation: ReservationRow
  restaurant: Pick<RestaurantRow, 'partner' | 'summary' | 'details'>
}

/**
 * Finds it by its code, ignoring case; `null` if unknown, or if the tenant does not list the restaurant. `tenant` null
 * = the restaurant itself; `lock` locks the row until the transaction ends.
 */
export async function findReservation(
  db: Db,
  { code, tenant, lock = false }: { code: string; tenant: string | null; lock?: boolean },
): Promise<FoundReservation | null> {
  const query = db
    .select({
      reservation: reservations,
      restaurant: { partner: restaurants.partner, summary: restaurants.summary, details: restaurants.details },
    })
    .from(reservations)
    .innerJoin(restaurants, eq(restaurants.id, reservations.restaurantId))
    .where(
      and(
        eq(reservations.code, code.toUpperCase()),
        tenant === null ? undefined : isListed(tenant, reservations.restaurantId),
      ),
    )
  const [found] = await (lock ? query.for('update', { of: reservations }) : query)
  return found ?? null
}
