import {
  parseSearch,
  type Search,
  type SearchCorrection,
  type SearchSource,
  searchParams,
} from '@/lib/domain/reservation/availability/search'
import type { City } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { localDateOf } from '@/lib/domain/time/time'
import { type ListFilters, parameterReader, readListFilters, setFields } from '../list-fields'
import { LISTS } from '../list-kind'

/** The filters and the order of a list of tables. */
export interface ResultFilters extends ListFilters<'reservations'> {
  /** Key of an area, such as `ogrodek`. */
  area: string | null
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
  const read = parameterReader(params)
  const filters = readListFilters('reservations', read)
  const isOpenNow = filters.isOpenNow && search.date === localDateOf(context.now)
  return {
    search,
    corrections: [
      ...corrections,
      ...(read('rodzaj-kuchni') && !filters.cuisine ? (['cuisine'] as const) : []),
      ...(filters.isOpenNow && !isOpenNow ? (['openNow'] as const) : []),
    ],
    filters: { ...filters, isOpenNow, area: slugOf(read('strefa')) || null },
  }
}

/** The path of the list for this search and these filters. */
export function resultsPath(search: Search, filters: Partial<ResultFilters> = {}): string {
  return `${LISTS.reservations.path}?${resultsParams(search, filters)}`
}

/** The query that `readResultsQuery` reads back as this search and these filters; defaults are left out. */
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
  return setFields({ 'rodzaj-kuchni': cuisine, strefa: area, otwarte: isOpenNow && '1', sort })
}
