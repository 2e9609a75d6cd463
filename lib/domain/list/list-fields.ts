import type { SearchSource } from '@/lib/domain/reservation/availability/search'
import { findCuisine } from '@/lib/domain/restaurant/cuisines'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { LISTS, type ListCuisine, type ListKind, type ListSort } from './list-kind'

const MAX_LENGTH = 60

/** Filters and orders of both lists. */
export interface ListFilters<Kind extends ListKind> {
  cuisine: ListCuisine<Kind> | null
  isOpenNow: boolean
  sort: ListSort<Kind>
}

/** Reads parameters of a list's address: the first value, cut to 60 characters, empty if there is none. */
export function parameterReader(params: SearchSource): (name: string) => string {
  return (name) => {
    const value =
      params instanceof URLSearchParams ? params.get(name) : params && Object.hasOwn(params, name) ? params[name] : ''
    const first = Array.isArray(value) ? value[0] : value
    return typeof first === 'string' ? first.slice(0, MAX_LENGTH) : ''
  }
}

/** The filters and the order that both lists have; unknown values are dropped. Contract C15, C18. */
export function readListFilters<Kind extends ListKind>(kind: Kind, read: (name: string) => string): ListFilters<Kind> {
  const cuisines: readonly ListCuisine<Kind>[] = LISTS[kind].cuisines
  const sorts: readonly ListSort<Kind>[] = LISTS[kind].sorts
  const sortSlug = slugOf(read('sort'))
  return {
    cuisine: findCuisine(cuisines, read('rodzaj-kuchni')),
    isOpenNow: read('otwarte') === '1',
    sort: sorts.find((sort) => sort === sortSlug) ?? 'polecane',
  }
}

/** The fields of an address that have a value; the default order is left out. */
export function setFields(fields: Record<string, string | null | false | undefined>): [name: string, value: string][] {
  return Object.entries(fields).filter(
    (field): field is [string, string] => Boolean(field[1]) && !(field[0] === 'sort' && field[1] === 'polecane'),
  )
}
