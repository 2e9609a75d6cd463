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
  return seatingsOf({ tables, combinations })
    .filter(({ minSeats, maxSeats }) => minSeats <= partySize && partySize <= maxSeats)
    .sort((a, b) => a.maxSeats - b.maxSeats || a.tableIds.length - b.tableIds.length || firstId(a) - firstId(b))
}

/**
 * The largest party that the restaurant can seat: up to ten need one table or one listed combination, a larger party may use
 * all tables. The most that a form takes if the restaurant has no tables in the system. Contract C2.
 */
export function largestParty(
  { partner, tables, combinations }: Pick<RestaurantAvailability, 'partner' | 'tables' | 'combinations'>,
  partySize: number,
) {
  if (!partner || tables.length === 0) return MAX_PARTY_SIZE
  if (partySize >= LARGER_PARTY) return tables.reduce((sum, { maxSeats }) => sum + maxSeats, 0)
  return Math.max(...seatingsOf({ tables, combinations }).map(({ maxSeats }) => maxSeats))
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

/** Each table alone, then each combination whose tables all exist, its tables in the order of `tables`. */
export function seatingsOf({
  tables,
  combinations,
}: Pick<RestaurantAvailability, 'tables' | 'combinations'>): Seating[] {
  const seatings: Seating[] = tables.map(({ id, area, minSeats, maxSeats }) => ({
    tableIds: [id],
    area,
    minSeats,
    maxSeats,
  }))
  if (combinations.length === 0) return seatings
  const placeOf = new Map(tables.map(({ id }, place) => [id, place]))
  for (const combination of combinations) {
    const joined = seatingOfCombination(tables, placeOf, combination)
    if (joined) seatings.push(joined)
  }
  return seatings
}

function seatingOfCombination(
  tables: readonly DiningTable[],
  placeOf: ReadonlyMap<number, number>,
  combination: readonly number[],
): Seating | null {
  const places = combination.map((id) => placeOf.get(id) ?? -1).sort((a, b) => a - b)
  let [minSeats, maxSeats] = [0, 0]
  const tableIds: number[] = []
  for (const place of places) {
    const table = tables[place]
    if (!table || table.id === tableIds.at(-1)) return null
    tableIds.push(table.id)
    minSeats = Math.max(minSeats, table.minSeats)
    maxSeats += table.maxSeats
  }
  const area = tables[places[0] ?? -1]?.area
  return area === undefined ? null : { tableIds, area, minSeats, maxSeats }
}

function firstId(seating: Seating): number {
  return seating.tableIds[0] ?? 0
}
