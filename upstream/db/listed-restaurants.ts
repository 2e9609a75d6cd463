import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The restaurants that `tenant` lists, for a FROM clause, with all columns of `restaurants`. Decision 0038. */
export function listedRestaurants(tenant: string): SQL {
  return sql`listed_restaurants(${tenant})`
}

/** Does `tenant` list the restaurant of this id? `null` lists none. Decision 0038. */
export function isListed(tenant: string | null, restaurantId: SQLWrapper): SQL {
  return sql`EXISTS (SELECT 1 FROM ${listedRestaurants(tenant ?? '')} l WHERE l.id = ${restaurantId})`
}

/** Restaurants that `tenant` lists once they are open: also drafts and suspended ones. Contract C33. */
export function knownRestaurants(tenant: string): SQL {
  return sql`known_restaurants(${tenant})`
}

/**
 * Is the restaurant one of the tenant's, in any state? For existing orders and reservations, and for the restaurant
 * itself.
 */
export function isKnown(tenant: string, restaurantId: SQLWrapper): SQL {
  return sql`EXISTS (SELECT 1 FROM ${knownRestaurants(tenant)} l WHERE l.id = ${restaurantId})`
}
