import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import { DIET_CODES, type Diet, dietValue } from '@/lib/domain/ordering/menu/diet/diets'
import { OFFERED_METHODS, type OfferedMethod } from '@/lib/domain/payment/methods'
import { findCity, type SearchSource } from '@/lib/domain/reservation/availability/search'
import type { City } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { type ListFilters, parameterReader, readListFilters, setFields } from '../list-fields'
import { LISTS } from '../list-kind'

/** The query of /zamawiaj; `city` is a slug. Ledger L058, L065. */
export interface OrderingQuery extends ListFilters<'orders'> {
  mode: DeliveryMode | null
  city: string | null
  /** A restaurant or a dish, as typed. */
  q: string
  payment: OfferedMethod | null
  diet: Diet | null
  isFreeDelivery: boolean
}

export const EMPTY_QUERY: OrderingQuery = {
  mode: null,
  cuisine: null,
  city: null,
  q: '',
  isOpenNow: false,
  payment: null,
  diet: null,
  isFreeDelivery: false,
  sort: 'polecane',
}

/** Reads the query of /zamawiaj; never throws, invalid values are dropped. Contract C15, C18. */
export function readOrderingQuery(params: SearchSource, cities: readonly Pick<City, 'slug' | 'name'>[]): OrderingQuery {
  const read = parameterReader(params)
  const mode = read('delivery')
  const diet = slugOf(read('dieta'))
  const payment = read('platnosc')
  return {
    ...readListFilters('orders', read),
    mode: mode === 'delivery' || mode === 'takeout' ? mode : null,
    city: findCity(read('city'), cities)?.slug ?? null,
    // Databases cannot store a NUL character.
    q: read('q')
      .replace(/\p{Cc}/gu, ' ')
      .trim(),
    payment: OFFERED_METHODS.find((method) => method === payment) ?? null,
    diet: DIET_CODES.find((code) => dietValue(code) === diet) ?? null,
    isFreeDelivery: read('darmowa') === '1',
  }
}

/** Names and values that `readOrderingQuery` reads back as this query; defaults are left out. */
export function orderingFields(query: OrderingQuery): [name: string, value: string][] {
  return setFields({
    delivery: query.mode,
    'rodzaj-kuchni': query.cuisine,
    city: query.city,
    q: query.q,
    otwarte: query.isOpenNow && '1',
    platnosc: query.payment,
    dieta: query.diet && dietValue(query.diet),
    darmowa: query.isFreeDelivery && '1',
    sort: query.sort,
  })
}

/** How many filters are active, not counting delivery mode, city and search text. */
export function activeFilterCount({ cuisine, isOpenNow, payment, diet, isFreeDelivery }: OrderingQuery): number {
  return [cuisine, isOpenNow, payment, diet, isFreeDelivery].filter(Boolean).length
}

/** Path of the list for this query; an empty query lists all deliveries. */
export function orderingPath(query: Partial<OrderingQuery>): string {
  const params = new URLSearchParams(orderingFields({ ...EMPTY_QUERY, ...query }))
  return `${LISTS.orders.path}?${params.size > 0 ? params : 'delivery=delivery'}`
}

/**
 * Path of the first page of exactly this list, from which its later pages are counted: an empty query stays one. Bare
 * `/zamawiaj` is another page, so the default order is named. Contract C18, C20.
 */
export function orderingPagesPath(query: OrderingQuery): string {
  const fields = orderingFields(query)
  return `${LISTS.orders.path}?${new URLSearchParams(fields.length > 0 ? fields : [['sort', query.sort]])}`
}
