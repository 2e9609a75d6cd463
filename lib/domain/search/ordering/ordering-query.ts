import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import { DIET_CODES, type Diet, dietValue } from '@/lib/domain/ordering/menu/diet/diets'
import { OFFERED_METHODS, type OfferedMethod } from '@/lib/domain/payment/methods'
import { findCity, type SearchSource } from '@/lib/domain/reservation/availability/search'
import { findCuisine, ORDER_CUISINES, type OrderCuisine } from '@/lib/domain/restaurant/cuisines'
import type { City } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'

/** Values of `sort`; the first is the default. */
export const ORDERING_SORTS = ['polecane', 'najblizej', 'dowoz', 'nazwa'] as const
export type OrderingSort = (typeof ORDERING_SORTS)[number]

/** The query of /zamawiaj; `city` is a slug. Ledger L058, L065. */
export interface OrderingQuery {
  mode: DeliveryMode | null
  cuisine: OrderCuisine | null
  city: string | null
  /** A restaurant or a dish, as typed. */
  q: string
  isOpenNow: boolean
  payment: OfferedMethod | null
  diet: Diet | null
  isFreeDelivery: boolean
  sort: OrderingSort
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
  const read = reader(params)
  const mode = read('delivery')
  const diet = slugOf(read('dieta'))
  const payment = read('platnosc')
  return {
    mode: mode === 'delivery' || mode === 'takeout' ? mode : null,
    cuisine: findCuisine(ORDER_CUISINES, read('rodzaj-kuchni')),
    city: findCity(read('city'), cities)?.slug ?? null,
    // Databases cannot store a NUL character.
    q: read('q')
      .replace(/\p{Cc}/gu, ' ')
      .trim(),
    isOpenNow: read('otwarte') === '1',
    payment: OFFERED_METHODS.find((method) => method === payment) ?? null,
    diet: DIET_CODES.find((code) => dietValue(code) === diet) ?? null,
    isFreeDelivery: read('darmowa') === '1',
    sort: ORDERING_SORTS.find((sort) => sort === slugOf(read('sort'))) ?? 'polecane',
  }
}

/** The names and values that are read back as this query; defaults are left out. */
export function orderingFields(query: OrderingQuery): [name: string, value: string][] {
  const fields: [string, string | null | false][] = [
    ['delivery', query.mode],
    ['rodzaj-kuchni', query.cuisine],
    ['city', query.city],
    ['q', query.q],
    ['otwarte', query.isOpenNow && '1'],
    ['platnosc', query.payment],
    ['dieta', query.diet && dietValue(query.diet)],
    ['darmowa', query.isFreeDelivery && '1'],
    ['sort', query.sort !== 'polecane' && query.sort],
  ]
  return fields.filter((field): field is [string, string] => Boolean(field[1]))
}

/** How many filters are active, not counting delivery mode, city and search text. */
export function activeFilterCount({ cuisine, isOpenNow, payment, diet, isFreeDelivery }: OrderingQuery): number {
  return [cuisine, isOpenNow, payment, diet, isFreeDelivery].filter(Boolean).length
}

/** Path of the list for this query; an empty query lists all deliveries. */
export function orderingPath(query: Partial<OrderingQuery>): string {
  const params = new URLSearchParams(orderingFields({ ...EMPTY_QUERY, ...query }))
  return params.size > 0 ? `/zamawiaj?${params}` : '/zamawiaj?delivery=delivery'
}

/**
 * Path of the first page of exactly this list, from which its later pages are counted: an empty query stays one. Bare
 * `/zamawiaj` is another page, so the default order is named. Contract C18, C20.
 */
export function orderingPagesPath(query: OrderingQuery): string {
  const fields = orderingFields(query)
  return `/zamawiaj?${new URLSearchParams(fields.length > 0 ? fields : [['sort', query.sort]])}`
}

function reader(params: SearchSource) {
  return (name: string): string => {
    const value =
      params instanceof URLSearchParams ? params.get(name) : params && Object.hasOwn(params, name) ? params[name] : ''
    const first = Array.isArray(value) ? value[0] : value
    return typeof first === 'string' ? first.slice(0, 60) : ''
  }
}
