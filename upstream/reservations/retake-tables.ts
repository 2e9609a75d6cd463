import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { occupations, type ReservationRow } from '@/upstream/db/schema'
import { chooseTables } from '@/upstream/panel/tables/choose-tables'
import { lockTables, occupyTables } from './occupy-tables'

/**
 * Tables for a visit that had ended and goes on: those that it had, else the smallest that suffices. The end of a visit
 * frees its tables, so that a party which comes after all would sit at a table that others get. Contract C24.
 */
export async function retakeTables(tx: Db, row: ReservationRow, now: Date): Promise<Outcome<null>> {
  const last = await rowsOf<{ name: string }>(
    tx,
    sql`SELECT t.name FROM ${occupations} o JOIN dining_tables t ON t.id = o.table_id WHERE o.reservation_id = ${row.id}
      AND o.ended_at = (SELECT max(ended_at) FROM ${occupations} WHERE reservation_id = ${row.id}) ORDER BY t.id`,
  )
  // One that never had a table gets none: the tables of a restaurant that is no partner are unknown here.
  if (last.length === 0) return done(null)
  await lockTables(tx, row.restaurantId, now)
  const { restaurantId, startsAt, endsAt, partySize } = row
  const wanted = { restaurantId, startsAt, endsAt, partySize, reservationId: row.id }
  const own = await chooseTables(tx, { ...wanted, names: last.map(({ name }) => name) })
  const chosen = Array.isArray(own) ? own : await chooseTables(tx, { ...wanted, names: null })
  if (!Array.isArray(chosen)) return refused(409, 'slot_taken', { alternatives: [] })
  const range = { fromMs: startsAt.getTime(), untilMs: endsAt.getTime() }
  await occupyTables(tx, restaurantId, chosen, range, { reservationId: row.id })
  return done(null)
}
