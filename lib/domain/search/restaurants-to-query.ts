import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'

/** Fewer than this, and a list shows similar places too. */
export const FEW_RESULTS = 3
/** A list asks for the availability of this many at most; the rest is found by narrowing. */
export const MAX_AVAILABILITY_QUERIES = 100

/** Whom to ask: those that fit, and where they are few, the others as well. */
export function restaurantsToQuery(all: RestaurantSummary[], fitting: RestaurantSummary[]): RestaurantSummary[] {
  const others = fitting.length < FEW_RESULTS ? all.filter((one) => !fitting.includes(one)) : []
  return [...fitting, ...others].slice(0, MAX_AVAILABILITY_QUERIES)
}
