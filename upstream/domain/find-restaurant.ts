import { and, eq } from 'drizzle-orm'
import type { Restaurant } from '@/lib/restaurant/schema'
import type { Db } from '../db/database'
import { restaurants, restaurantTenants } from '../db/schema'

/** `null` if there is none, or if the tenant does not list it. */
export async function findRestaurant(db: Db, tenant: string, id: number): Promise<Restaurant | null> {
  const [found] = await db
    .select({ summary: restaurants.summary, details: restaurants.details })
    .from(restaurants)
    .innerJoin(restaurantTenants, eq(restaurantTenants.restaurantId, restaurants.id))
    .where(and(eq(restaurants.id, id), eq(restaurantTenants.tenant, tenant)))
  return found ? { ...found.summary, ...found.details } : null
}
