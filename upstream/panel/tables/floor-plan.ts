import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { openSpansFrom } from '@/lib/domain/ordering/availability/open-minutes'
import { serviceDayOf, serviceDaySpan } from '@/lib/domain/panel/board/service-day'
import { seatsAnybody } from '@/lib/domain/panel/tables/seats-anybody'
import type { FloorPlan } from '@/lib/domain/panel/tables/table-schema'
import { lastSeatingMinutes } from '@/lib/domain/reservation/availability/open-minute-ranges'
import { stayMinutesFor } from '@/lib/domain/reservation/availability/visit-times'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { isoWithOffset, type LocalDate } from '@/lib/domain/time/time'
import { capRefusal } from '@/upstream/caps/caps'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { diningTables, restaurants, tableCombinations } from '@/upstream/db/schema'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { lockTables } from '@/upstream/reservations/occupy-tables'
import { validHours } from '@/upstream/restaurants/validate-stored-data'

/** People of the party for which the last seating is stated. */
const USUAL_PARTY = 2

/** Areas, tables, combinations and stays of a restaurant, and the opening times of a service day. Contract C25. */
export async function loadFloorPlan(db: Db, restaurantId: number, day: LocalDate): Promise<FloorPlan> {
  const { summary, slotMinutes, stayMinutes } = restaurants
  const [found] = await db
    .select({ summary, slotMinutes, stayMinutes })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId))
  if (!found) throw new Error('a restaurant with staff is not there')
  const tables = await db
    .select()
    .from(diningTables)
    .where(and(eq(diningTables.restaurantId, restaurantId), isNull(diningTables.removedAt)))
    .orderBy(asc(diningTables.position), asc(diningTables.id))
  const hours = validHours(found.summary.hours, restaurantId)
  const opens = openSpansFrom(hours, serviceDaySpan(day).until).next().value
  return {
    areas: found.summary.areas,
    tables: tables.map(({ name, area, minSeats, maxSeats }) => ({
      name,
      area,
      min_seats: minSeats,
      max_seats: maxSeats,
    })),
    combinations: await loadCombinations(db, restaurantId),
    slot_minutes: found.slotMinutes,
    stay_minutes: found.stayMinutes,
    open: openSpansOf(hours, day),
    last_seating_minutes: lastSeatingMinutes(hours, stayMinutesFor(USUAL_PARTY, found.stayMinutes)),
    next_open_on: opens ? serviceDayOf(opens.opensAt) : null,
    note: hours.exceptions.find(({ date }) => date === day)?.note || null,
  }
}

/**
 * Combines tables of one area, for diners too, until the combination is separated. A combination that could never be
 * chosen, because some of its tables seat the same parties, is refused. Contract C25.
 */
export async function combineTables(
  tx: Db,
  names: string[],
  { restaurantId, actor }: PanelCaller,
  now: Date,
): Promise<Outcome<FloorPlan['combinations'][number]>> {
  await lockTables(tx, restaurantId, now)
  const wanted = [...new Set(names)]
  const all = await tx
    .select()
    .from(diningTables)
    .where(and(eq(diningTables.restaurantId, restaurantId), isNull(diningTables.removedAt)))
  const found = all.filter(({ name }) => wanted.includes(name)).sort((a, b) => a.id - b.id)
  const isOneArea = new Set(found.map(({ area }) => area)).size === 1
  if (wanted.length < 2 || found.length < wanted.length || !isOneArea)
    return refused(422, 'unknown_table', { fields: { tables: 'unknown' } })
  const combinations = await loadCombinations(tx, restaurantId)
  const isKnown = combinations.some(
    ({ tables }) => tables.length === wanted.length && tables.every((one) => wanted.includes(one)),
  )
  if (isKnown) return refused(409, 'already_combined')
  const tooMany = capRefusal('combinations', combinations.length)
  if (tooMany) return tooMany
  const idOf = new Map(all.map(({ name, id }) => [name, id]))
  const idsOf = (tables: string[]) => tables.map((name) => idOf.get(name) ?? 0)
  const known = combinations.map((combination) => idsOf(combination.tables))
  if (!seatsAnybody(idsOf(wanted), { tables: all, combinations: known }))
    return refused(409, 'combination_without_effect')
  const combinationNo = Math.max(-1, ...combinations.map(({ id }) => id)) + 1
  await tx
    .insert(tableCombinations)
    .values(found.map(({ id: tableId }) => ({ restaurantId, combinationNo, tableId, isAtBoard: true })))
  const tables = found.map(({ name }) => name)
  await recordAction(tx, actor, {
    at: now,
    restaurantId,
    action: 'joined_tables',
    subject: combinationNo,
    details: { tables },
  })
  return done({ id: combinationNo, tables, at_board: true })
}

/**
 * Separates a combination of the board; its reservations stay. A combination that the owner defined stays as well:
 * 409 `combination_permitted`. Contract C25.
 */
export async function separateTables(
  tx: Db,
  combinationNo: number,
  { restaurantId, actor }: PanelCaller,
  now: Date,
): Promise<Outcome<null>> {
  await lockTables(tx, restaurantId, now)
  const found = (await loadCombinations(tx, restaurantId)).find(({ id }) => id === combinationNo)
  if (!found) return refused(404, 'unknown_combination')
  if (!found.at_board) return refused(409, 'combination_permitted')
  await tx.execute(sql`DELETE FROM table_joins WHERE restaurant_id = ${restaurantId} AND join_no = ${combinationNo}`)
  await recordAction(tx, actor, { at: now, restaurantId, action: 'parted_tables', subject: combinationNo })
  return done(null)
}

function loadCombinations(db: Db, restaurantId: number): Promise<FloorPlan['combinations']> {
  return rowsOf<FloorPlan['combinations'][number]>(
    db,
    sql`SELECT j.join_no AS id, json_agg(t.name ORDER BY t.id) AS tables, bool_or(j.at_board) AS at_board
      FROM table_joins j JOIN dining_tables t ON t.id = j.table_id
      WHERE j.restaurant_id = ${restaurantId} GROUP BY j.join_no ORDER BY j.join_no`,
  )
}

function openSpansOf(hours: OpeningHours, day: LocalDate): FloorPlan['open'] {
  const { from, until } = serviceDaySpan(day)
  const spans: FloorPlan['open'] = []
  for (const { opensAt, closesAt } of openSpansFrom(hours, from)) {
    if (opensAt >= until) break
    spans.push({ from: isoWithOffset(opensAt), until: isoWithOffset(closesAt < until ? closesAt : until) })
  }
  return spans
}
