import { LARGER_PARTY, MAX_PARTY_SIZE } from '@/lib/domain/reservation/availability/party-size'
import type {
  DiningTable,
  Occupation,
  RestaurantAvailability,
} from '@/lib/domain/reservation/availability/restaurant-availability'

/** One table, or a listed join of tables. */
export interface Seating {
  tableIds: number[]
  area: string
  minSeats: number
  maxSeats: number
}

/** Every table and join that suits the party, the smallest first; if equal, the one with fewer tables. Contract C2. */
export function seatingsFor(
  { tables, joins }: Pick<RestaurantAvailability, 'tables' | 'joins'>,
  partySize: number,
): Seating[] {
  return [...tables.map(seatingOfTable), ...joins.flatMap((join) => seatingOfJoin(tables, join))]
    .filter(({ minSeats, maxSeats }) => minSeats <= partySize && partySize <= maxSeats)
    .sort((a, b) => a.maxSeats - b.maxSeats || a.tableIds.length - b.tableIds.length || firstId(a) - firstId(b))
}

/**
 * The largest party that the restaurant can seat: up to ten need one table or one listed join, a larger party may use
 * all tables. Infinity if the restaurant has no tables in the system. Contract C2.
 */
export function largestParty(
  { partner, tables, joins }: Pick<RestaurantAvailability, 'partner' | 'tables' | 'joins'>,
  partySize: number,
) {
  if (!partner || tables.length === 0) return MAX_PARTY_SIZE
  if (partySize >= LARGER_PARTY) return tables.reduce((sum, { maxSeats }) => sum + maxSeats, 0)
  const seatings = [...tables.map(seatingOfTable), ...joins.flatMap((join) => seatingOfJoin(tables, join))]
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
 * Is there a party that diners can book, of at most ten, for which this join may be chosen? Where some of its tables seat the
 * party, they are free whenever the join is, and smaller. Contract C25.
 */
export function seatsAnybody(
  join: number[],
  { tables, joins }: Pick<RestaurantAvailability, 'tables' | 'joins'>,
): boolean {
  const [joined] = seatingOfJoin(tables, join)
  if (!joined) return false
  const parts = [...tables.map(seatingOfTable), ...joins.flatMap((other) => seatingOfJoin(tables, other))].filter(
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

function seatingOfJoin(tables: DiningTable[], join: number[]): Seating[] {
  const members = tables.filter(({ id }) => join.includes(id))
  const [first] = members
  if (!first || members.length !== join.length) return []
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
