import { sql } from 'drizzle-orm'
import { addDays, localDateOf } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'

/** Start times of a table's reservations in one day: far enough apart not to overlap. */
const SITTINGS = ['13:00', '16:00', '19:00']
const DAYS = 120
const BATCH_SIZE = 20_000

/**
 * Adds confirmed reservations for two at tables of partners, from tomorrow on, each with its occupation. Taken tables
 * are skipped, so fewer may be added than wanted.
 */
export async function addTestReservations(db: Db, wanted: number, now: Date): Promise<number> {
  let made = 0
  for (const reservedOn of upcomingSittings(now)) {
    // A sitting has as many reservations as there are tables; 20 000 rows at a time keep transactions short.
    for (let more = -1; more !== 0 && made < wanted; made += more) {
      more = await insertReservations(db, reservedOn, Math.min(BATCH_SIZE, wanted - made), now)
    }
    if (made >= wanted) break
  }
  await db.execute(sql`ANALYZE`)
  return made
}

function upcomingSittings(now: Date): string[] {
  return Array.from({ length: DAYS }, (_, day) => addDays(localDateOf(now), day + 1)).flatMap((date) =>
    SITTINGS.map((time) => `${date} ${time}:00`),
  )
}

/** One statement: free tables → reservations → occupations. */
async function insertReservations(db: Db, reservedOn: string, most: number, now: Date): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`
    WITH visit AS (
      SELECT ${reservedOn}::timestamp AT TIME ZONE 'Europe/Warsaw' AS starts_at
    ), chosen AS (
      SELECT t.id AS table_id, t.restaurant_id, v.starts_at,
        upper(substr(translate(md5(t.id::text || ${reservedOn}), '0189', 'wxyz'), 1, 16)) AS code
      FROM dining_tables t
      JOIN restaurants r ON r.id = t.restaurant_id AND r.partner
      CROSS JOIN visit v
      WHERE NOT EXISTS (
        SELECT 1 FROM occupations o WHERE o.table_id = t.id AND o.ended_at IS NULL
          AND o.during && tstzrange(v.starts_at, v.starts_at + interval '90 minutes'))
      -- Spread over the restaurants, not table by table.
      ORDER BY md5(t.id::text || ${reservedOn}) LIMIT ${most}
    ), reserved AS (
      INSERT INTO reservations (code, tenant, restaurant_id, status, reserved_on, starts_at, ends_at, guests_number,
        customer_name, phone_number, email, notes_from_guest, source, app_name, sms_marketing, email_marketing,
        extras, created_at)
      SELECT code, 'nakryte', restaurant_id, 'confirmed', ${reservedOn}, starts_at, starts_at + interval '90 minutes', 2,
        'Gość Próbny', '+48600000000', 'gosc@example.pl', '', 'seed', 'web_app', false, false, '{}',
        ${now.toISOString()}::timestamptz
      FROM chosen ON CONFLICT (code) DO NOTHING RETURNING id, code, restaurant_id, starts_at, ends_at
    ), seated AS (
      INSERT INTO occupations (restaurant_id, table_id, during, reservation_id)
      SELECT r.restaurant_id, c.table_id, tstzrange(r.starts_at, r.ends_at), r.id
      FROM reserved r JOIN chosen c USING (code) RETURNING 1
    )
    SELECT count(*)::int AS n FROM seated`,
  )
  return row?.n ?? 0
}
