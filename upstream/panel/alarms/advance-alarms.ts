import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { openSpansFrom } from '@/lib/domain/ordering/availability/open-minutes'
import { ESCALATE_AFTER_MS, LOUD_AFTER_MS } from '@/lib/domain/panel/alarm/alarm-schema'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { eachRow, isDueAgain } from '@/upstream/db/each-row'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { isDueForNotice, isNotTest, notifyOfNew, writeNotice } from './notify-of-new'

const BATCH_SIZE = 200
const PLACING = 'place-alarms'

/**
 * Moves every alarm to its stage at `now`: to its beginning, to the louder level, to push and e-mail. Each move is
 * one statement over rows that no other process has locked, together with its consequences: so it happens once with
 * any number of processes, and after a crash the next run does the rest. Contract C26.
 */
export async function advanceAlarms(db: Db, now: Date, log?: Logger): Promise<void> {
  await placeAlarms(db, now, log)
  await eachRestaurant(db, now, log, {
    name: 'raise-alarms',
    due: dueToRaise(now),
    work: (tx, restaurantId) => raiseLevels(tx, restaurantId, now),
  })
  await eachRestaurant(db, now, log, {
    name: 'tell-of-new',
    due: isDueForNotice(now),
    work: (tx, restaurantId) => notifyOfNew(tx, restaurantId, now),
  })
  await eachRestaurant(db, now, log, {
    name: 'escalate-alarms',
    due: dueToEscalate(now),
    work: (tx, restaurantId) => escalate(tx, restaurantId, now),
  })
}

interface AlarmStep {
  name: string
  /** Alarms that it moves. */
  due: SQL
  work: (tx: Db, restaurantId: number) => Promise<void>
}

/** Each restaurant has a separate transaction: a failure silences no other restaurant. See docs/design/processes.md. */
async function eachRestaurant(
  db: Db,
  now: Date,
  log: Logger | undefined,
  { name, due, work }: AlarmStep,
): Promise<void> {
  const restaurants = await rowsOf<{ id: number }>(
    db,
    sql`SELECT DISTINCT restaurant_id AS id FROM alarms
      WHERE ended_at IS NULL AND ${due} AND ${isDueAgain(name, sql`restaurant_id::text`, now)} ORDER BY id`,
  )
  const ids = restaurants.map(({ id }) => id)
  await eachRow({ name, db, now, log }, ids, (id) => inTransaction(db, (tx) => work(tx, id)))
}

/** The alarm of a table request starts at once, or with the next opening: the request may wait for a day. */
async function placeAlarms(db: Db, now: Date, log?: Logger): Promise<void> {
  const unplaced = await rowsOf<{ id: string; raisedAt: string; isOfOrder: boolean; hours: OpeningHours }>(
    db,
    sql`SELECT a.id, a.raised_at AS "raisedAt", a.order_id IS NOT NULL AS "isOfOrder",
        r.summary -> 'hours' AS hours
      FROM alarms a JOIN restaurants r ON r.id = a.restaurant_id
      WHERE a.ended_at IS NULL AND a.starts_at IS NULL AND ${isDueAgain(PLACING, sql`a.id::text`, now)}
      ORDER BY a.id LIMIT ${BATCH_SIZE}`,
  )
  const byId = new Map(unplaced.map((alarm) => [alarm.id, alarm]))
  await eachRow({ name: PLACING, db, now, log }, [...byId.keys()], async (id) => {
    const { raisedAt, isOfOrder, hours } = byId.get(id) ?? {}
    if (!raisedAt || !hours) throw new Error('a restaurant without hours')
    const raised = new Date(raisedAt)
    const startsAt = openSpansFrom(isOfOrder ? kitchenHours(hours) : hours, raised).next().value?.opensAt ?? raised
    await db.execute(sql`UPDATE alarms SET starts_at = ${startsAt.toISOString()}::timestamptz
      WHERE id = ${id}::bigint AND starts_at IS NULL`)
  })
  if (unplaced.length === BATCH_SIZE) await placeAlarms(db, now, log)
}

const loudBeforeOf = (now: Date) => sql`${new Date(now.getTime() - LOUD_AFTER_MS).toISOString()}::timestamptz`

/** Has half of the alarm's time passed? It then sounds again wherever it was silenced. */
const isHalfOver = (now: Date) => sql`${now.toISOString()}::timestamptz >= starts_at + (coalesce(
    (SELECT o.due_at FROM orders o WHERE o.id = order_id),
    (SELECT t.answer_due_at FROM reservations t WHERE t.id = reservation_id)) - starts_at) / 2`

/** Has nobody acknowledged it for a minute, or has half of its time passed? */
const isLoud = (now: Date) =>
  sql`((acknowledged_at IS NULL AND starts_at <= ${loudBeforeOf(now)}) OR ${isHalfOver(now)})`

function dueToRaise(now: Date): SQL {
  return sql`((level = 'later' AND starts_at <= ${now.toISOString()}::timestamptz)
    OR (level = 'normal' AND ${isLoud(now)}))`
}

async function raiseLevels(tx: Db, restaurantId: number, now: Date): Promise<void> {
  await tx.execute(sql`WITH due AS (
      SELECT id, coalesce(${isLoud(now)}, false) AS is_loud FROM alarms
      WHERE restaurant_id = ${restaurantId} AND ended_at IS NULL AND ${dueToRaise(now)}
      ORDER BY id FOR UPDATE SKIP LOCKED)
    UPDATE alarms a SET level = CASE WHEN due.is_loud THEN 'loud' ELSE 'normal' END
    FROM due WHERE a.id = due.id`)
}

// An alarm of a restaurant whose panel nobody had open was told when it came.
function dueToEscalate(now: Date): SQL {
  return sql`${isNotTest} AND escalated_at IS NULL AND level <> 'later'
    AND ((acknowledged_at IS NULL AND starts_at <= ${new Date(now.getTime() - ESCALATE_AFTER_MS).toISOString()}::timestamptz
        AND (notified_at IS NULL OR notified_at < starts_at))
      OR ${isHalfOver(now)})`
}

async function escalate(tx: Db, dueRestaurantId: number, now: Date): Promise<void> {
  const details = await writeNotice(tx, dueRestaurantId, now, {
    kind: 'waiting',
    due: dueToEscalate(now),
    set: sql`escalated_at = ${now.toISOString()}::timestamptz, level = 'loud'`,
  })
  if (details)
    await recordAction(
      tx,
      {},
      { at: now, restaurantId: dueRestaurantId, action: 'alarm_escalated', details: { ...details } },
    )
}
