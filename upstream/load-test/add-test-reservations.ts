import { sql } from 'drizzle-orm'
import { addDays, localDateOf, type WallTime } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { allowLoading, beginBulkLoad, finishBulkLoad, isBulkLoadOpen } from './bulk-load'
import type { Progress } from './progress'
import { withoutStatementTimeout } from './without-statement-timeout'

/** Start times of a table's reservations in one day: far enough apart not to overlap. */
const TIMES = ['13:00', '16:00', '19:00']
/** The reservations are spread evenly over the sittings of this many days, or of more if the tables do not suffice. */
const DAYS = 30
const MAX_DAYS = 120
/** Share of the tables that one sitting takes, so that some stay free. */
const MAX_SHARE = 2 / 3
// Short transactions; a cut run loses one.
const BATCH_SIZE = 10_000

// Each its own, as diners' are: the planner counts how many share one.
const EMAIL = sql`'gosc-' || lower(code) || '@example.pl'`
const NETWORK = sql`left(md5(code), 22)`
const PHONE = sql`'+486' || lpad((hashtext(code) & 67108863)::text, 8, '0')`

/** From so many on, indexes and constraints are built after the rows. */
const BULK_FROM = 100_000

interface Options {
  now: Date
  progress?: Progress
  /** Told of the indexes and constraints that are built after the rows. */
  rebuilding?: (done: number, of: number) => void
  bulkFrom?: number
}

/**
 * Adds confirmed reservations for two at tables of partners, from tomorrow on, each with its occupation, until `wanted`
 * made-up ones are stored. A second run counts what is there and goes on. Returns how many it made: fewer than missing
 * if the tables do not suffice. While many are added, others can read but write no reservation.
 */
export async function addTestReservations(
  db: Db,
  wanted: number,
  { now, progress, rebuilding, bulkFrom = BULK_FROM }: Options,
): Promise<number> {
  const stored = await withoutStatementTimeout(db, reservationsBySitting)
  const before = [...stored.values()].reduce((sum, count) => sum + count, 0)
  const plan = await withoutStatementTimeout(db, (tx) => planOf(tx, wanted, now))
  if (wanted - before >= bulkFrom) await beginBulkLoad(db)
  const isBulk = await isBulkLoadOpen(db)
  const add = isBulk ? addInBulk : addOneByOne
  const made = wanted > before ? await add(db, plan, stored, { wanted, made: before, now, progress }) : before
  if (isBulk) await finishBulkLoad(db, rebuilding)
  if (made > before || isBulk) await withoutStatementTimeout(db, (tx) => tx.execute(sql`ANALYZE`))
  return made - before
}

interface Run {
  wanted: number
  /** So many are stored. */
  made: number
  now: Date
  progress?: Progress
}

async function addOneByOne(
  db: Db,
  plan: Plan,
  stored: Map<WallTime, number>,
  { wanted, made, now, progress }: Run,
): Promise<number> {
  for (const sitting of plan.sittings) {
    let here = stored.get(sitting) ?? 0
    // Each turn takes twice the share of the tables; the last takes any that is free.
    for (let share = plan.share * 1.05; here < plan.quota && made < wanted; share *= 2) {
      for (let after = 0; ; ) {
        const most = Math.min(BATCH_SIZE, plan.quota - here, wanted - made)
        const batch = await withoutStatementTimeout(db, (tx) =>
          insertReservations(tx, sitting, { after, share, most, now }),
        )
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
  return made
}

/** One statement a sitting: without indexes, what is taken is looked up in a copy from before the load. */
async function addInBulk(
  db: Db,
  plan: Plan,
  stored: Map<WallTime, number>,
  { wanted, made, now, progress }: Run,
): Promise<number> {
  await withoutStatementTimeout(db, copyTables)
  for (const [index, sitting] of plan.sittings.entries()) {
    const most = Math.min(plan.quota - (stored.get(sitting) ?? 0), wanted - made)
    if (most <= 0) continue
    const start = (index * plan.quota) % plan.tables
    made += await withoutStatementTimeout(db, (tx) => insertSitting(tx, sitting, { start, most, now }))
    progress?.(made)
  }
  await db.execute(sql`DROP TABLE load_test_tables, load_test_taken`)
  return made
}

/** The tables in a random order, and the days on which one of them is taken for some time. */
async function copyTables(tx: Db): Promise<void> {
  await tx.execute(sql`DROP TABLE IF EXISTS load_test_tables, load_test_taken`)
  await tx.execute(sql`CREATE UNLOGGED TABLE load_test_tables AS
    SELECT row_number() OVER (ORDER BY hashint4(t.id), t.id) - 1 AS n, t.id AS table_id, t.restaurant_id
    FROM dining_tables t JOIN restaurants r ON r.id = t.restaurant_id AND r.partner`)
  await tx.execute(sql`CREATE UNLOGGED TABLE load_test_taken AS
    SELECT day::date, o.table_id, o.during
    FROM occupations o, generate_series((lower(o.during) AT TIME ZONE 'Europe/Warsaw')::date,
      (upper(o.during) AT TIME ZONE 'Europe/Warsaw')::date, interval '1 day') AS day
    WHERE o.ended_at IS NULL`)
  await tx.execute(sql`CREATE INDEX ON load_test_tables (n)`)
  await tx.execute(sql`CREATE INDEX ON load_test_taken (day, table_id)`)
  await tx.execute(sql`ANALYZE load_test_tables, load_test_taken`)
}

async function insertSitting(
  tx: Db,
  sitting: WallTime,
  { start, most, now }: { start: number; most: number; now: Date },
): Promise<number> {
  await allowLoading(tx)
  const startsAt = sql`(${sitting}::timestamp AT TIME ZONE 'Europe/Warsaw')`
  const endsAt = sql`(${startsAt} + interval '90 minutes')`
  const [row] = await rowsOf<{ made: number }>(
    tx,
    sql`
    WITH free AS (
      SELECT t.table_id, t.restaurant_id
      FROM ((SELECT * FROM load_test_tables WHERE n >= ${start} ORDER BY n)
        UNION ALL (SELECT * FROM load_test_tables WHERE n < ${start} ORDER BY n)) AS t
      WHERE NOT EXISTS (SELECT FROM load_test_taken k WHERE k.table_id = t.table_id
        AND k.day = ${sitting.slice(0, 10)}::date AND k.during && tstzrange(${startsAt}, ${endsAt}))
      LIMIT ${most}
    ), chosen AS MATERIALIZED (
      SELECT table_id, restaurant_id, nextval(pg_get_serial_sequence('reservations', 'id')) AS id,
        -- 64 random bits, as the hexadecimal digits that base32 has or can stand for.
        upper(translate(substr(random, 1, 8) || substr(random, 20, 8), '0189', 'wxyz')) AS code
      FROM (SELECT table_id, restaurant_id, replace(gen_random_uuid()::text, '-', '') AS random FROM free) AS drawn
    ), reserved AS (
      INSERT INTO reservations (id, code, tenant, restaurant_id, status, reserved_on, starts_at, ends_at, guests_number,
        customer_name, phone_number, email, notes_from_guest, source, app_name, sms_marketing, email_marketing,
        extras, network, created_at)
      OVERRIDING SYSTEM VALUE
      SELECT id, code, 'nakryte', restaurant_id, 'confirmed', ${sitting}, ${startsAt}, ${endsAt}, 2,
        'Gość Próbny', ${PHONE}, ${EMAIL}, '', 'seed', 'web_app', false, false, '{}', ${NETWORK},
        ${now.toISOString()}::timestamptz
      FROM chosen
    ), seated AS (
      INSERT INTO occupations (restaurant_id, table_id, during, reservation_id)
      SELECT restaurant_id, table_id, tstzrange(${startsAt}, ${endsAt}), id FROM chosen
    )
    SELECT count(*)::int AS made FROM chosen`,
  )
  return row?.made ?? 0
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
  tables: number
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
  return { sittings, quota, share: quota / tables, tables }
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
        extras, network, created_at)
      SELECT code, 'nakryte', restaurant_id, 'confirmed', ${sitting}, starts_at, starts_at + interval '90 minutes', 2,
        'Gość Próbny', ${PHONE}, ${EMAIL}, '', 'seed', 'web_app', false, false, '{}', ${NETWORK},
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
