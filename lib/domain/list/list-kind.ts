import { ORDER_CUISINES, RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { slugOf } from '@/lib/domain/restaurant/slug'

/** Data that differ between the two lists of restaurants; rules and SQL are in a file for each kind. */
export const LISTS = {
  /** Ranked by free tables. The first order is the default. Contract C18, C20. */
  reservations: {
    path: '/rezerwuj',
    cuisines: RESERVATION_CUISINES,
    sorts: ['polecane', 'nazwa', 'najblizej'],
  },
  /** Ranked by readiness to take this diner's order now. */
  orders: {
    path: '/zamawiaj',
    cuisines: ORDER_CUISINES,
    sorts: ['polecane', 'najblizej', 'dowoz', 'nazwa'],
  },
} as const

export type ListKind = keyof typeof LISTS
export type ListCuisine<Kind extends ListKind> = (typeof LISTS)[Kind]['cuisines'][number]
export type ListSort<Kind extends ListKind> = (typeof LISTS)[Kind]['sorts'][number]

/** The page of a city's list, all or of one cuisine: `/rezerwuj/lublin/wloska`, `/zamawiaj/lublin/pizza`. */
export function cityListPath(kind: ListKind, city: string, cuisine?: string | null): string {
  const path = `${LISTS[kind].path}/${city}`
  return cuisine ? `${path}/${slugOf(cuisine)}` : path
}
