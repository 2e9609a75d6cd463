import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'

/** With fewer results than this, a list also shows similar restaurants. */
export const FEW_RESULTS = 3
/** Maximum number of restaurants whose availability a list requests; filters reach the rest. */
export const MAX_AVAILABILITY_QUERIES = 100

/** The restaurants whose availability is requested: those that fit, and if they are few, the others as well. */
export function restaurantsToQuery(all: RestaurantSummary[], fitting: RestaurantSummary[]): RestaurantSummary[] {
  const others = fitting.length < FEW_RESULTS ? all.filter((one) => !fitting.includes(one)) : []
  return [...fitting, ...others].slice(0, MAX_AVAILABILITY_QUERIES)
}
