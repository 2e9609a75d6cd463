import { slugOf } from '@/lib/domain/restaurant/slug'

/** Ledger L195, contract C15. */
export const ORDER_CUISINES = [
  'Regionalna',
  'Burgery',
  'Azjatycka',
  'Makaron',
  'Pizza',
  'Sushi',
  'Kebab',
  'Włoska',
  'Indyjska',
  'Wegańska',
  'Zupy',
  'Śniadania',
  'Desery',
] as const

/** Ledger L196, contract C15. */
export const RESERVATION_CUISINES = [
  'Polska',
  'Regionalna',
  'Włoska',
  'Francuska',
  'Śródziemnomorska',
  'Gruzińska',
  'Azjatycka',
  'Sushi',
  'Indyjska',
  'Steki',
  'Wegetariańska',
  'Kawiarnia',
] as const

export type OrderCuisine = (typeof ORDER_CUISINES)[number]
export type ReservationCuisine = (typeof RESERVATION_CUISINES)[number]

/** Finds a cuisine by slug or name, in any case, with or without Polish letters; `null` if unknown. Contract C18. */
export function findCuisine<T extends string>(cuisines: readonly T[], written: string): T | null {
  return cuisines.find((cuisine) => slugOf(cuisine) === slugOf(written)) ?? null
}
