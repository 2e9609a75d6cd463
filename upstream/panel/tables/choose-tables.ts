import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'

type Table = { id: number; name: string; minSeats: number; maxSeats: number; isFree: boolean }

/** A period, and the reservation whose own tables count as free. */
export interface Wanted {
  restaurantId: number
  startsAt: Date
  endsAt: Date
  partySize: number
  /** The staff's choice, also where it has too few seats: they see the chairs. */
  names: string[] | null
  reservationId: number | null
}

/** `named_taken`: one of the named tables is not free; `taken`: no sufficient table is free. */
export type ChosenTables = number[] | 'unknown_table' | 'named_taken' | 'taken'

/**
 * Free tables for a party: those that staff named, else the smallest sufficient one, else the smallest combination.
 * The exclusion constraint prevents double bookings; this only finds a table. Call it with the restaurant locked.
 * Contract C24.
 */
export async function chooseTables(tx: Db, wanted: Wanted): Promise<ChosenTables> {
  const { restaurantId, partySize, names } = wanted
  const tables = await loadTables(tx, wanted)
  if (names) {
    const named = [...new Set(names)].map((name) => tables.find((one) => one.name === name))
    if (named.some((one) => !one)) return 'unknown_table'
    const found = named.filter((one) => one !== undefined)
    return found.every(({ isFree }) => isFree) ? found.map(({ id }) => id) : 'named_taken'
  }
  const free = tables.filter(({ isFree }) => isFree)
  const single = free.filter(({ maxSeats }) => maxSeats >= partySize).sort(bySize(partySize))[0]
  if (single) return [single.id]
  const combinations = await rowsOf<{ ids: number[] }>(
    tx,
    sql`SELECT json_agg(table_id ORDER BY table_id) AS ids FROM table_joins
      WHERE restaurant_id = ${restaurantId} GROUP BY join_no`,
  )
  const seatsOf = (ids: number[]) =>
    ids.reduce((sum, id) => sum + (free.find((one) => one.id === id)?.maxSeats ?? Number.NEGATIVE_INFINITY), 0)
  const fitting = combinations.map(({ ids }) => ids).filter((ids) => seatsOf(ids) >= partySize)
  return fitting.sort((a, b) => seatsOf(a) - seatsOf(b))[0] ?? 'taken'
}

// A table meant for parties of this size comes before one that is only large enough.
function bySize(partySize: number) {
  const tooLarge = ({ minSeats }: Table) => (minSeats > partySize ? 1 : 0)
  return (a: Table, b: Table) => tooLarge(a) - tooLarge(b) || a.maxSeats - b.maxSeats || a.id - b.id
}

// Holds and blocks have no reservation, and neither has a new party.
function loadTables(tx: Db, { restaurantId, startsAt, endsAt, reservationId }: Wanted): Promise<Table[]> {
  return rowsOf<Table>(
    tx,
    sql`SELECT t.id, t.name, t.min_seats AS "minSeats", t.max_seats AS "maxSeats", NOT EXISTS (
        SELECT 1 FROM occupations o WHERE o.table_id = t.id AND o.ended_at IS NULL
          AND o.during && tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)
          AND (o.reservation_id IS NULL OR o.reservation_id IS DISTINCT FROM ${reservationId}::bigint)) AS "isFree"
      FROM dining_tables t WHERE t.restaurant_id = ${restaurantId} AND t.removed_at IS NULL ORDER BY t.id`,
  )
}
