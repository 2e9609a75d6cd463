import { sql } from 'drizzle-orm'
import { addDays, localDateOf, type WallTime } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { Progress } from './progress'
import { unhurried } from './unhurried'

/** Start times of a table's reservations in one day: far enough apart not to overlap. */
const TIMES = ['13:00', '16:00', '19:00']
/** The reservations are spread evenly over the sittings of this many days, or of more if the tables do not suffice. */
const DAYS = 30
const MAX_DAYS = 120
/** Share of the tables that one sitting takes, so that some stay free. */
const MAX_SHARE = 2 / 3
// Short transactions; a cut run loses one.
const BATCH_SIZE = 10_000

/**
 * Adds confirmed reservations for two at tables of partners, from tomorrow on, each with its occupation, until `wanted`
 * made-up ones are stored. A second run counts what is there and goes on. Returns how many it made: fewer than missing
 * if the tables do not suffice.
 */
export async function addTestReservations(
  db: Db,
  wanted: number,
  { now, progress }: { now: Date; progress?: Progress },
): Promise<number> {
  const stored = await unhurried(db, reservationsBySitting)
  const before = [...stored.values()].reduce((sum, count) => sum + count, 0)
  const plan = await unhurried(db, (tx) => planOf(tx, wanted, now))
  let made = before
  for (const sitting of plan.sittings) {
    let here = stored.get(sitting) ?? 0
    // Each turn takes twice the share of the tables; the last takes any that is free.
    for (let share = plan.share * 1.05; here < plan.quota && made < wanted; share *= 2) {
      for (let after = 0; ; ) {
        const most = Math.min(BATCH_SIZE, plan.quota - here, wanted - made)
        const batch = await unhurried(db, (tx) => insertReservations(tx, sitting, { after, share, most, now }))
        here += batch.made
        made += batch.made
        after = batch.lastTableId ?? 0
        if (batch.made > 0) progress?.(made)
        if (batch.made < BATCH_SIZE) break
      }
      if (share >= 1) break
    }
    if (made >= wanted) break
  }
  if (made > before) await unhurried(db, (tx) => tx.execute(sql`ANALYZE`))
  return made - before
}

async function reservationsBySitting(db: Db): Promise<Map<WallTime, number>> {
  const rows = await rowsOf<{ sitting: WallTime; n: number }>(
    db,
    sql`SELECT reserved_on AS sitting, count(*)::int AS n FROM reservations WHERE source = 'seed' GROUP BY 1`,
  )
  return new Map(rows.map(({ sitting, n }) => [sitting, n]))
}

interface Plan {
  sittings: WallTime[]
  /** Reservations of each sitting, and the share of the tables that they take. */
  quota: number
  share: number
}

async function planOf(db: Db, wanted: number, now: Date): Promise<Plan> {
  const [found] = await rowsOf<{ tables: number }>(
    db,
    sql`SELECT count(*)::int AS tables FROM dining_tables t JOIN restaurants r ON r.id = t.restaurant_id AND r.partner`,
  )
  const tables = Math.max(1, found?.tables ?? 0)
  const needed = Math.ceil(wanted / (tables * MAX_SHARE) / TIMES.length)
  const days = Math.min(MAX_DAYS, Math.max(DAYS, needed))
  const sittings = Array.from({ length: days }, (_, day) => addDays(localDateOf(now), day + 1)).flatMap((date) =>
    TIMES.map((time) => `${date} ${time}:00`),
  )
  const quota = Math.min(Math.ceil(wanted / sittings.length), Math.ceil(tables * MAX_SHARE))
  return { sittings, quota, share: quota / tables }
}

interface Batch {
  /** Tables behind this id. */
  after: number
  /** Of all tables, chosen by a hash of table and sitting. */
  share: number
  most: number
  now: Date
}

/** One statement: free tables → reservations → occupations. */
async function insertReservations(
  db: Db,
  sitting: WallTime,
  { after, share, most, now }: Batch,
): Promise<{ made: number; lastTableId: number | null }> {
  const [row] = await rowsOf<{ made: number; lastTableId: number | null }>(
    db,
    sql`
    WITH visit AS (
      SELECT ${sitting}::timestamp AT TIME ZONE 'Europe/Warsaw' AS starts_at
    ), chosen AS (
      SELECT t.id AS table_id, t.restaurant_id, v.starts_at,
        upper(substr(translate(md5(t.id::text || ${sitting}), '0189', 'wxyz'), 1, 16)) AS code
      FROM dining_tables t
      JOIN restaurants r ON r.id = t.restaurant_id AND r.partner
      CROSS JOIN visit v
      WHERE t.id > ${after}::int
        AND hashint4extended(t.id, hashtext(${sitting})) & 1048575 < ${Math.min(1, share) * 1_048_576}::float8
        AND NOT EXISTS (
          SELECT 1 FROM occupations o WHERE o.table_id = t.id AND o.ended_at IS NULL
            -- Named too, because for a day that no statistics know the planner may take the index of restaurants.
            AND o.restaurant_id = t.restaurant_id AND o.during && tstzrange(v.starts_at, v.starts_at + interval '90 minutes')
          -- Asked table by table: as a join it depends on statistics that a growing table does not have.
          OFFSET 0)
      ORDER BY t.id LIMIT ${most}
    ), reserved AS (
      INSERT INTO reservations (code, tenant, restaurant_id, status, reserved_on, starts_at, ends_at, guests_number,
        customer_name, phone_number, email, notes_from_guest, source, app_name, sms_marketing, email_marketing,
        extras, created_at)
      SELECT code, 'nakryte', restaurant_id, 'confirmed', ${sitting}, starts_at, starts_at + interval '90 minutes', 2,
        'Gość Próbny', '+48600000000', 'gosc@example.pl', '', 'seed', 'web_app', false, false, '{}',
        ${now.toISOString()}::timestamptz
      FROM chosen ON CONFLICT (code) DO NOTHING RETURNING id, code, restaurant_id, starts_at, ends_at
    ), seated AS (
      INSERT INTO occupations (restaurant_id, table_id, during, reservation_id)
      SELECT r.restaurant_id, c.table_id, tstzrange(r.starts_at, r.ends_at), r.id
      FROM reserved r JOIN chosen c USING (code) RETURNING table_id
    )
    SELECT count(*)::int AS made, max(table_id) AS "lastTableId" FROM seated`,
  )
  return row ?? { made: 0, lastTableId: null }
}
