import { LARGER_PARTY, MAX_PARTY_SIZE } from '@/lib/domain/reservation/availability/party-size'
import type {
  DiningTable,
  Occupation,
  RestaurantAvailability,
} from '@/lib/domain/reservation/availability/restaurant-availability'

/** One table, or a listed combination of tables. */
export interface Seating {
  tableIds: number[]
  area: string
  minSeats: number
  maxSeats: number
}

/** Every table and combination that suits the party, the smallest first; if equal, the one with fewer tables. Contract C2. */
export function seatingsFor(
  { tables, combinations }: Pick<RestaurantAvailability, 'tables' | 'combinations'>,
  partySize: number,
): Seating[] {
  return [
    ...tables.map(seatingOfTable),
    ...combinations.flatMap((combination) => seatingOfCombination(tables, combination)),
  ]
    .filter(({ minSeats, maxSeats }) => minSeats <= partySize && partySize <= maxSeats)
    .sort((a, b) => a.maxSeats - b.maxSeats || a.tableIds.length - b.tableIds.length || firstId(a) - firstId(b))
}

/**
 * The largest party that the restaurant can seat: up to ten need one table or one listed combination, a larger party may use
 * all tables. Infinity if the restaurant has no tables in the system. Contract C2.
 */
export function largestParty(
  { partner, tables, combinations }: Pick<RestaurantAvailability, 'partner' | 'tables' | 'combinations'>,
  partySize: number,
) {
  if (!partner || tables.length === 0) return MAX_PARTY_SIZE
  if (partySize >= LARGER_PARTY) return tables.reduce((sum, { maxSeats }) => sum + maxSeats, 0)
  const seatings = [
    ...tables.map(seatingOfTable),
    ...combinations.flatMap((combination) => seatingOfCombination(tables, combination)),
  ]
  return Math.max(...seatings.map(({ maxSeats }) => maxSeats))
}

/** The first seating whose tables are all free during `[fromMs, untilMs)`. */
export function freeSeating(
  seatings: Seating[],
  occupations: Occupation[],
  fromMs: number,
  untilMs: number,
): Seating | null {
  if (occupations.length === 0) return seatings[0] ?? null
  const taken = new Set<number>()
  for (const occupation of occupations) {
    if (occupation.fromMs < untilMs && fromMs < occupation.untilMs) taken.add(occupation.tableId)
  }
  return seatings.find(({ tableIds }) => tableIds.every((id) => !taken.has(id))) ?? null
}

/** Areas with a free seating, without duplicates; shown as "sala" and "ogród" beside a slot. */
export function freeAreas(seatings: Seating[], occupations: Occupation[], fromMs: number, untilMs: number): string[] {
  const areas = new Set(seatings.map(({ area }) => area))
  return [...areas].filter((area) =>
    freeSeating(
      seatings.filter((seating) => seating.area === area),
      occupations,
      fromMs,
      untilMs,
    ),
  )
}

/**
 * Is there a party that diners can book, of at most ten, for which this combination may be chosen? Where some of its tables seat the
 * party, they are free whenever the combination is, and smaller. Contract C25.
 */
export function seatsAnybody(
  combination: number[],
  { tables, combinations }: Pick<RestaurantAvailability, 'tables' | 'combinations'>,
): boolean {
  const [joined] = seatingOfCombination(tables, combination)
  if (!joined) return false
  const parts = [
    ...tables.map(seatingOfTable),
    ...combinations.flatMap((other) => seatingOfCombination(tables, other)),
  ].filter(
    ({ tableIds }) => tableIds.length < joined.tableIds.length && tableIds.every((id) => joined.tableIds.includes(id)),
  )
  const largest = Math.min(joined.maxSeats, LARGER_PARTY - 1)
  for (let party = joined.minSeats; party <= largest; party++)
    if (!parts.some(({ minSeats, maxSeats }) => minSeats <= party && party <= maxSeats)) return true
  return false
}

function seatingOfTable({ id, area, minSeats, maxSeats }: DiningTable): Seating {
  return { tableIds: [id], area, minSeats, maxSeats }
}

function seatingOfCombination(tables: DiningTable[], combination: number[]): Seating[] {
  const members = tables.filter(({ id }) => combination.includes(id))
  const [first] = members
  if (!first || members.length !== combination.length) return []
  return [
    {
      tableIds: members.map(({ id }) => id),
      area: first.area,
      minSeats: Math.max(...members.map(({ minSeats }) => minSeats)),
      maxSeats: members.reduce((sum, { maxSeats }) => sum + maxSeats, 0),
    },
  ]
}

function firstId(seating: Seating): number {
  return seating.tableIds[0] ?? 0
}
