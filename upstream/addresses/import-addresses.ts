import { randomUUID } from 'node:crypto'
import { subHours } from 'date-fns/subHours'
import { sql } from 'drizzle-orm'
import type { AddressRow } from '@/lib/domain/ordering/delivery/address-file'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { ADDRESS_WORDS } from '@/messages/content/address-words'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'

const RETENTION_HOURS = 24
// Any number works, if every process of this product uses the same one.
const STREETS_LOCK = 7_305_223
/** No street is longer; points farther apart are two streets of one name. */
const MAX_KM = 20
const MAX_PROBLEMS = 20

/** Begins an import; imports that began a day ago and never finished are deleted. Contract C34. */
export async function beginAddressImport(tx: Db, now: Date): Promise<string> {
  const id = randomUUID()
  // No import begins while another is being finished, since that one empties the table.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${STREETS_LOCK})`)
  await tx.execute(sql`DELETE FROM address_imports WHERE started_at < ${subHours(now, RETENTION_HOURS).toISOString()}`)
  await deleteLeftRows(tx)
  await tx.execute(sql`INSERT INTO address_imports (id, started_at) VALUES (${id}, ${now.toISOString()})`)
  return id
}

/** Adds the rows after the first `before`; a repeat adds them once. Resolves to the number of rows. */
export async function addAddressRows(tx: Db, id: string, before: number, rows: AddressRow[]): Promise<Outcome<number>> {
  const [found] = await rowsOf<{ rows: number }>(tx, sql`SELECT rows FROM address_imports WHERE id = ${id} FOR UPDATE`)
  if (!found) return refused(404, 'unknown_import')
  const after = before + rows.length
  if (found.rows === after) return done(after)
  if (found.rows !== before) return refused(409, 'unknown_import')
  await tx.execute(
    sql`INSERT INTO address_import_rows (import_id, city, city_name, commune, street, search_text, number, suffix, lat, lng)
      SELECT ${id}, r ->> 0, r ->> 1, r ->> 2, r ->> 3, r ->> 4, (r ->> 5)::int, r ->> 6, (r ->> 7)::float8, (r ->> 8)::float8
      FROM jsonb_array_elements(${JSON.stringify(rows.map(storedRow))}::jsonb) r`,
  )
  await tx.execute(sql`UPDATE address_imports SET rows = ${after} WHERE id = ${id}`)
  return done(after)
}

function storedRow([city, street, number, suffix, lat, lng, commune]: AddressRow) {
  return [slugOf(city), city, commune, street, ` ${slugOf(street).replaceAll('-', ' ')}`, number, suffix, lat, lng]
}

/**
 * Makes streets of the rows, all or none; other streets stay as they are, a repeat changes nothing. 409 where fewer
 * than `sent` rows arrived, 422 with the streets whose points are too far apart.
 */
export async function finishAddressImport(
  tx: Db,
  id: string,
  sent: number,
): Promise<Outcome<{ streets: number; added: number; changed: number }>> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${STREETS_LOCK})`)
  const [found] = await rowsOf<{ rows: number; stored: number }>(
    tx,
    sql`SELECT rows, (SELECT count(*)::int FROM address_import_rows WHERE import_id = ${id}) AS stored
      FROM address_imports WHERE id = ${id} FOR UPDATE`,
  )
  if (!found) return refused(404, 'unknown_import')
  // A crash of PostgreSQL empties unlogged tables.
  const arrived = Math.min(found.rows, found.stored)
  if (arrived !== sent)
    return refused(409, 'unknown_import', { fields: { rows: ADDRESS_WORDS.incomplete(sent, arrived) } })
  const problems = await spreadProblems(tx, id)
  if (problems.length > 0) return refused(422, 'invalid_addresses', { fields: Object.fromEntries(problems) })
  const counts = await writeStreets(tx, id)
  await tx.execute(sql`DELETE FROM address_imports WHERE id = ${id}`)
  await deleteLeftRows(tx)
  return done(counts)
}

async function spreadProblems(tx: Db, id: string): Promise<[string, string][]> {
  const wide = await rowsOf<{ street: string; city: string; km: number }>(
    tx,
    sql`SELECT street, min(city_name) AS city,
        sqrt(power((max(lat) - min(lat)) * 111.2, 2) + power((max(lng) - min(lng)) * 68, 2))::int AS km
      FROM address_import_rows WHERE import_id = ${id} GROUP BY city, commune, street
      HAVING power((max(lat) - min(lat)) * 111.2, 2) + power((max(lng) - min(lng)) * 68, 2) > ${MAX_KM * MAX_KM}
      ORDER BY 2, 1 LIMIT ${MAX_PROBLEMS}`,
  )
  return wide.map(({ street, city, km }, i) => [`streets[${i}]`, ADDRESS_WORDS.spread(street, city, km)])
}

// Sums are exact, so that the same list in another order makes the same streets.
async function writeStreets(tx: Db, id: string) {
  const [counts] = await rowsOf<{ streets: number; added: number; changed: number }>(
    tx,
    sql`WITH houses AS (
        SELECT DISTINCT ON (city, commune, street, number) *
        FROM address_import_rows WHERE import_id = ${id}
        ORDER BY city, commune, street, number, suffix COLLATE "C", lat, lng
      ), made AS (
        SELECT city, commune, street, min(city_name COLLATE "C") AS city_name, min(search_text) AS search_text,
          round(avg(lat::numeric), 6)::float8 AS lat, round(avg(lng::numeric), 6)::float8 AS lng,
          coalesce(max(number), 0) AS houses,
          coalesce(jsonb_agg(jsonb_build_object('number', number, 'lat', lat, 'lng', lng) ORDER BY number)
            FILTER (WHERE number IS NOT NULL), '[]') AS points
        FROM houses GROUP BY city, commune, street
      ), written AS (
        INSERT INTO streets (city, commune, street, city_name, search_text, lat, lng, houses, points)
        SELECT city, commune, street, city_name, search_text, lat, lng, houses, points FROM made
        ON CONFLICT (city, commune, street) DO UPDATE SET city_name = excluded.city_name, search_text = excluded.search_text,
          lat = excluded.lat, lng = excluded.lng, houses = excluded.houses, points = excluded.points
        WHERE (streets.city_name, streets.search_text, streets.lat, streets.lng, streets.houses, streets.points)
          IS DISTINCT FROM (excluded.city_name, excluded.search_text, excluded.lat, excluded.lng, excluded.houses, excluded.points)
        RETURNING (xmax = 0) AS is_new
      )
      SELECT (SELECT count(*)::int FROM made) AS streets, count(*) FILTER (WHERE is_new)::int AS added,
        count(*) FILTER (WHERE NOT is_new)::int AS changed FROM written`,
  )
  return counts ?? { streets: 0, added: 0, changed: 0 }
}

// A million deleted rows would stay in the file until a vacuum, which PGlite never runs by itself.
async function deleteLeftRows(tx: Db): Promise<void> {
  const [others] = await rowsOf<{ any: boolean }>(tx, sql`SELECT EXISTS (SELECT 1 FROM address_imports) AS any`)
  if (!others?.any) await tx.execute(sql`TRUNCATE address_import_rows`)
  else
    await tx.execute(sql`DELETE FROM address_import_rows r WHERE NOT EXISTS (
      SELECT 1 FROM address_imports i WHERE i.id = r.import_id)`)
}
