import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { BoardBlock } from '@/lib/domain/panel/board/board-schema'
import { serviceDaySpan } from '@/lib/domain/panel/board/service-day'
import type { BlockRequest } from '@/lib/domain/panel/tables/table-schema'
import { instantOf, type LocalDate, splitWallTime } from '@/lib/domain/time/time'
import { capRefusal } from '@/upstream/caps/caps'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { blocks, occupations } from '@/upstream/db/schema'
import type { PanelCaller, VisitActor } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { lockTables, occupyTables } from '@/upstream/reservations/occupy-tables'

/** The longest period, in days. */
const MAX_DAYS = 92

type Table = { id: number; name: string; area: string; takenBy: string | null }

/**
 * Blocks tables, an area, or all online bookings. Blocked tables are occupied under the constraint that protects
 * diners; an occupied table is refused with its occupant, or left out by `except_taken`. Contract C25.
 */
export async function block(
  tx: Db,
  request: BlockRequest,
  caller: VisitActor,
  now: Date,
): Promise<Outcome<BoardBlock>> {
  const { restaurantId, actor } = caller
  const startsAt = instantOfWall(request.from)
  const endsAt = instantOfWall(request.until)
  if (endsAt <= startsAt) return refused(422, 'until_before_from', { fields: { until: 'before_from' } })
  if (endsAt <= now || endsAt.getTime() - startsAt.getTime() > MAX_DAYS * 86_400_000)
    return refused(422, 'until_invalid', { fields: { until: 'invalid' } })
  await lockTables(tx, restaurantId, now)
  const tooMany = capRefusal('blocks', await countBlocks(tx, restaurantId, now))
  if (tooMany) return tooMany
  const chosen =
    request.scope === 'online' ? done([]) : await tablesToBlock(tx, request, { restaurantId, startsAt, endsAt })
  if (!chosen.ok) return chosen
  const values = {
    restaurantId,
    scope: request.scope,
    area: request.scope === 'area' ? request.area : null,
    fromWall: request.from,
    untilWall: request.until,
    startsAt,
    endsAt,
    reason: request.reason,
    createdAt: now,
  }
  const [made] = await tx.insert(blocks).values(values).returning()
  if (!made) throw new Error('an inserted block came back without a row')
  const range = { fromMs: startsAt.getTime(), untilMs: endsAt.getTime() }
  const ids = chosen.value.map(({ id }) => id)
  if (ids.length > 0) await occupyTables(tx, restaurantId, ids, range, { blockId: made.id })
  const details = { scope: request.scope, tables: chosen.value.map(({ name }) => name) }
  await recordAction(tx, actor, { at: now, restaurantId, action: 'blocked', subject: made.id, details })
  return done({
    ...blockOf(made),
    tables: details.tables,
  })
}

/** Ends a block at once; a repeat is no error. Contract C25. */
export async function unblock(
  tx: Db,
  id: number,
  { restaurantId, actor }: PanelCaller,
  now: Date,
): Promise<Outcome<null>> {
  const own = and(eq(blocks.id, id), eq(blocks.restaurantId, restaurantId))
  const [found] = await tx.select().from(blocks).where(own).for('update')
  if (!found) return refused(404, 'unknown_block')
  if (found.endedAt) return done(null)
  await tx.update(blocks).set({ endedAt: now }).where(own)
  await tx
    .update(occupations)
    .set({ endedAt: now })
    .where(and(eq(occupations.blockId, id), isNull(occupations.endedAt)))
  await recordAction(tx, actor, { at: now, restaurantId, action: 'unblocked', subject: id })
  return done(null)
}

/** The blocks that overlap a service day, as the board shows them. */
export async function loadBlocks(tx: Db, restaurantId: number, day: LocalDate): Promise<BoardBlock[]> {
  const { from, until } = serviceDaySpan(day)
  const rows = await tx
    .select({
      block: blocks,
      tables: sql<string[]>`coalesce((SELECT json_agg(t.name ORDER BY t.id) FROM occupations o
        JOIN dining_tables t ON t.id = o.table_id WHERE o.block_id = "blocks"."id" AND o.ended_at IS NULL), '[]')`,
    })
    .from(blocks)
    .where(
      and(
        eq(blocks.restaurantId, restaurantId),
        isNull(blocks.endedAt),
        gt(blocks.endsAt, from),
        lt(blocks.startsAt, until),
      ),
    )
    .orderBy(asc(blocks.startsAt), asc(blocks.id))
  return rows.map(({ block: row, tables }) => ({ ...blockOf(row), tables }))
}

async function countBlocks(tx: Db, restaurantId: number, now: Date): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`SELECT count(*)::int AS count FROM blocks WHERE restaurant_id = ${restaurantId} AND ended_at IS NULL
      AND ends_at > ${now.toISOString()}::timestamptz`,
  )
  return row?.count ?? 0
}

async function tablesToBlock(
  tx: Db,
  request: Exclude<BlockRequest, { scope: 'online' }>,
  period: { restaurantId: number; startsAt: Date; endsAt: Date },
): Promise<Outcome<Table[]>> {
  const all = await loadTables(tx, period)
  const requestedTables =
    request.scope === 'area'
      ? all.filter(({ area }) => area === request.area)
      : all.filter(({ name }) => request.tables.includes(name))
  if (request.scope === 'area' && requestedTables.length === 0)
    return refused(422, 'unknown_area', { fields: { area: 'unknown' } })
  if (request.scope === 'tables' && requestedTables.length < new Set(request.tables).size)
    return refused(422, 'unknown_table', { fields: { tables: 'unknown' } })
  const taken = requestedTables.filter(({ takenBy }) => takenBy !== null)
  const free = requestedTables.filter(({ takenBy }) => takenBy === null)
  if (taken.length > 0 && (!request.except_taken || free.length === 0)) {
    const current = { taken: taken.map(({ name, takenBy }) => ({ table: name, by: takenBy })) }
    return refused(409, 'slot_taken', { alternatives: [], current })
  }
  return done(free)
}

// `takenBy`: the id of a reservation, or `block` or `hold`.
function loadTables(
  tx: Db,
  { restaurantId, startsAt, endsAt }: { restaurantId: number; startsAt: Date; endsAt: Date },
) {
  return rowsOf<Table>(
    tx,
    sql`SELECT t.id, t.name, t.area, (
        SELECT coalesce(o.reservation_id::text, CASE WHEN o.block_id IS NULL THEN 'hold' ELSE 'block' END)
        FROM occupations o
        WHERE o.table_id = t.id AND o.ended_at IS NULL
          AND o.during && tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)
        ORDER BY o.during LIMIT 1) AS "takenBy"
      FROM dining_tables t WHERE t.restaurant_id = ${restaurantId} AND t.removed_at IS NULL ORDER BY t.id`,
  )
}

function blockOf(row: typeof blocks.$inferSelect): Omit<BoardBlock, 'tables'> {
  const { id, scope, area, fromWall, untilWall, reason } = row
  return { id, scope, area, from: fromWall, until: untilWall, reason }
}

function instantOfWall(wall: string): Date {
  const { date, time } = splitWallTime(wall)
  return instantOf(date, time)
}
