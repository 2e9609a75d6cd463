import type { ReservationRequest } from '@/lib/domain/reservation/schema'

/** A future visit that the diner already has: `isSamePerson` by e-mail and phone. */
export interface EarlierVisit {
  restaurantId: number
  reservedOn: string
  partySize: number
  isSamePerson: boolean
  notes: string
  extras: ReservationRequest['extras']
  fromMs: number
  untilMs: number
}

type Wanted = Pick<
  ReservationRequest,
  'restaurant_id' | 'reserved_on' | 'guests_number' | 'notes_from_guest' | 'extras'
>

/**
 * Does a request repeat the earlier visit? The same person, restaurant, hour and party, and no text that the earlier
 * one lacks: a form that was left empty the second time changes nothing. Contract C2.
 */
export function isSameVisit(wanted: Wanted, earlier: EarlierVisit): boolean {
  return (
    earlier.isSamePerson &&
    earlier.restaurantId === wanted.restaurant_id &&
    earlier.reservedOn === wanted.reserved_on &&
    earlier.partySize === wanted.guests_number &&
    [earlier.notes, ''].includes(wanted.notes_from_guest) &&
    (Object.keys(wanted.extras) as (keyof Wanted['extras'])[]).every(
      (key) => wanted.extras[key] === earlier.extras[key],
    )
  )
}

/** Would one diner have to sit at two tables at once? Contract C2. */
export function areAtOnce(
  one: Pick<EarlierVisit, 'fromMs' | 'untilMs'>,
  other: Pick<EarlierVisit, 'fromMs' | 'untilMs'>,
): boolean {
  return one.fromMs < other.untilMs && other.fromMs < one.untilMs
}
