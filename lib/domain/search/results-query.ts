import {
  parseSearch,
  type Search,
  type SearchCorrection,
  type SearchSource,
  searchParams,
} from '@/lib/domain/reservation/availability/search'
import { findCuisine, RESERVATION_CUISINES, type ReservationCuisine } from '@/lib/domain/restaurant/cuisines'
import type { City } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { localDateOf } from '@/lib/domain/time/time'

/** Values of `sort`; the first is the default. */
export const SORTS = ['polecane', 'nazwa', 'najblizej'] as const
export type Sort = (typeof SORTS)[number]

/** The filters and the order of a list. */
export interface ResultFilters {
  cuisine: ReservationCuisine | null
  /** Key of an area, such as `ogrodek`. */
  area: string | null
  isOpenNow: boolean
  sort: Sort
}
export interface ResultsQuery {
  search: Search
  corrections: SearchCorrection[]
  filters: ResultFilters
}

type Named = Pick<City, 'slug' | 'name'>

/**
 * Reads the query of /rezerwuj; never throws. An invalid filter is dropped and reported as a correction; 'open now' is
 * valid for today only. Contract C15, C18.
 */
export function readResultsQuery(params: SearchSource, context: { now: Date; cities: readonly Named[] }): ResultsQuery {
  const { search, corrections } = parseSearch(params, context)
  const read = reader(params)
  const cuisine = findCuisine(RESERVATION_CUISINES, read('rodzaj-kuchni'))
  const isOpenAsked = read('otwarte') === '1'
  const isOpenNow = isOpenAsked && search.date === localDateOf(context.now)
  return {
    search,
    corrections: [
      ...corrections,
      ...(read('rodzaj-kuchni') && !cuisine ? (['cuisine'] as const) : []),
      ...(isOpenAsked && !isOpenNow ? (['openNow'] as const) : []),
    ],
    filters: {
      cuisine,
      area: slugOf(read('strefa')) || null,
      isOpenNow,
      sort: SORTS.find((sort) => sort === slugOf(read('sort'))) ?? 'polecane',
    },
  }
}

/** The query that is read back as this search and these filters; defaults are left out. */
export function resultsParams(search: Search, filters: Partial<ResultFilters> = {}): URLSearchParams {
  const params = searchParams(search)
  for (const [name, value] of filterFields(filters)) params.set(name, value)
  return params
}

/** The names and values of the filters, for hidden fields of another form. */
export function filterFields({
  cuisine,
  area,
  isOpenNow,
  sort,
}: Partial<ResultFilters>): [name: string, value: string][] {
  const fields: [string, string | null | false | undefined][] = [
    ['rodzaj-kuchni', cuisine],
    ['strefa', area],
    ['otwarte', isOpenNow && '1'],
    ['sort', sort !== 'polecane' && sort],
  ]
  return fields.filter((field): field is [string, string] => Boolean(field[1]))
}

function reader(params: SearchSource) {
  return (name: string): string => {
    if (params instanceof URLSearchParams) return (params.get(name) ?? '').slice(0, 60)
    const value = params && Object.hasOwn(params, name) ? params[name] : ''
    const first = Array.isArray(value) ? value[0] : value
    return typeof first === 'string' ? first.slice(0, 60) : ''
  }
}
