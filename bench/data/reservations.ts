import { sql } from 'drizzle-orm'
import { addDays, localDateOf } from '@/lib/domain/time/time'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'

/** Start times of a table's reservations in one day: far enough apart not to overlap. */
const TIMES = ['13:00', '16:00', '19:00']
const DAYS = 30
/** Share of the tables that one sitting takes at most, so that some stay free. */
const MAX_SHARE = 2 / 3

/**
 * Adds about `count` confirmed reservations for two at free tables of partners, from tomorrow on, each with its
 * occupation, spread over the sittings of thirty days; fewer if the tables do not suffice. Triggers are disabled: a
 * made-up reservation sends no messages.
 */
export async function addReservations(db: Db, count: number, now: Date): Promise<number> {
  const [found] = await rowsOf<{ tables: number }>(
    db,
    sql`SELECT count(*)::int AS tables FROM dining_tables t JOIN restaurants r ON r.id = t.restaurant_id AND r.partner`,
  )
  const sittings = Array.from({ length: DAYS }, (_, day) => addDays(localDateOf(now), day + 1)).flatMap((date) =>
    TIMES.map((time) => `${date} ${time}:00`),
  )
  const quota = Math.ceil(count / sittings.length)
  const share = Math.min(quota / Math.max(1, found?.tables ?? 0), MAX_SHARE)
  let made = 0
  for (const sitting of sittings)
    made += await inTransaction(db, (tx) =>
      addSitting(tx, sitting, { share, most: Math.min(quota, count - made), now }),
    )
  return made
}

// Each diner's e-mail, phone and network is their own: the planner counts how many share one.
async function addSitting(
  tx: Db,
  sitting: string,
  { share, most, now }: { share: number; most: number; now: Date },
): Promise<number> {
  await tx.execute(sql`SET LOCAL session_replication_role = replica`)
  const startsAt = sql`(${sitting}::timestamp AT TIME ZONE 'Europe/Warsaw')`
  const endsAt = sql`(${startsAt} + interval '90 minutes')`
  const [row] = await rowsOf<{ made: number }>(
    tx,
    sql`WITH chosen AS MATERIALIZED (
      SELECT t.id AS table_id, t.restaurant_id, nextval(pg_get_serial_sequence('reservations', 'id')) AS id,
        upper(substr(translate(md5(t.id::text || ${sitting}), '0189', 'wxyz'), 1, 16)) AS code
      FROM dining_tables t JOIN restaurants r ON r.id = t.restaurant_id AND r.partner
      -- A little more than the share, since some of these tables are taken.
      WHERE hashint4extended(t.id, hashtext(${sitting})) & 1048575 < ${share * 1.1 * 1_048_576}::float8
        AND NOT EXISTS (
          SELECT FROM occupations o WHERE o.table_id = t.id AND o.restaurant_id = t.restaurant_id AND o.ended_at IS NULL
            AND o.during && tstzrange(${startsAt}, ${endsAt}) OFFSET 0)
      LIMIT ${most}
    ), reserved AS (
      INSERT INTO reservations (id, code, tenant, restaurant_id, status, reserved_on, starts_at, ends_at, guests_number,
        customer_name, phone_number, email, notes_from_guest, source, app_name, sms_marketing, email_marketing,
        extras, network, created_at)
      OVERRIDING SYSTEM VALUE
      SELECT id, code, 'nakryte', restaurant_id, 'confirmed', ${sitting}, ${startsAt}, ${endsAt}, 2,
        'Gość Próbny', '+486' || lpad((hashtext(code) & 67108863)::text, 8, '0'), 'gosc-' || lower(code) || '@example.pl', '',
        'seed', 'web_app', false, false, '{}', left(md5(code), 22), ${now.toISOString()}::timestamptz
      FROM chosen
    ), seated AS (
      INSERT INTO occupations (restaurant_id, table_id, during, reservation_id)
      SELECT restaurant_id, table_id, tstzrange(${startsAt}, ${endsAt}), id FROM chosen
    )
    SELECT count(*)::int AS made FROM chosen`,
  )
  return row?.made ?? 0
}
