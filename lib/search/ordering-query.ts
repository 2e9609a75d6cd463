import { findCity, type SearchSource } from '@/lib/availability/search'
import type { DeliveryMode } from '@/lib/delivery/schema'
import { findCuisine, ORDER_CUISINES, type OrderCuisine } from '@/lib/restaurant/cuisines'
import type { City } from '@/lib/restaurant/schema'

/** What /zamawiaj is asked for; `city` is a slug. Ledger L058, L065. */
export interface OrderingQuery {
  mode: DeliveryMode | null
  cuisine: OrderCuisine | null
  city: string | null
}

/** Reads `delivery`, `rodzaj-kuchni` and `city`; what means nothing is left out. Contract C15, C18. */
export function readOrderingQuery(params: SearchSource, cities: readonly Pick<City, 'slug' | 'name'>[]): OrderingQuery {
  const read = (name: string): string => {
    const value = params instanceof URLSearchParams ? params.get(name) : params?.[name]
    const first = Array.isArray(value) ? value[0] : value
    return typeof first === 'string' ? first.slice(0, 60) : ''
  }
  const mode = read('delivery')
  return {
    mode: mode === 'delivery' || mode === 'takeout' ? mode : null,
    cuisine: findCuisine(ORDER_CUISINES, read('rodzaj-kuchni')),
    city: findCity(read('city'), cities)?.slug ?? null,
  }
}

/** Path of the list for this query. */
export function orderingPath({ mode, cuisine, city }: OrderingQuery): string {
  const params = new URLSearchParams({
    ...(mode && { delivery: mode }),
    ...(cuisine && { 'rodzaj-kuchni': cuisine }),
    ...(city && { city }),
  })
  return params.size > 0 ? `/zamawiaj?${params}` : '/zamawiaj'
}
