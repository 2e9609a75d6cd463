import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { CALL_BACK_MS } from '@/lib/domain/ordering/order/kitchen-steps'
import { permissionRefusal, type StaffRole } from '@/lib/domain/panel/access/permissions'
import type { Board, BoardReservation, BoardWait } from '@/lib/domain/panel/board/board-schema'
import { serviceDaySpan } from '@/lib/domain/panel/board/service-day'
import { AWAITING_STATUSES } from '@/lib/domain/reservation/status'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { addDays, isoWithOffset, type LocalDate } from '@/lib/domain/time/time'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { orders } from '@/upstream/db/order-schema'
import { IS_IN_WORK, IS_UNPAID } from '@/upstream/db/order-status-conditions'
import { diningTables, occupations, reservations, restaurants } from '@/upstream/db/schema'
import { type WaitlistRow, waitlist } from '@/upstream/db/waitlist-schema'
import { alarmsFor, loadAlarms } from '@/upstream/panel/alarms/load-alarms'
import { loadBoardOrders } from '@/upstream/panel/orders/board-orders'
import { loadBlocks } from '@/upstream/panel/tables/blocks'
import { loadNotesOf } from '@/upstream/panel/tables/guest-notes'
import { loadKitchenLimit, loadSoldOut } from './kitchen-settings'
import { staffReservationView } from './staff-views'

/** Hours that ended orders and waits stay on the board, since diners may ask about them. */
const ENDED_SHOWN_HOURS = 6
const MAX_ORDERS = 300
const MAX_RESERVATIONS = 500
const MAX_WAITS = 200

/**
 * The whole screen of a restaurant and its revision, read in one snapshot of the database: it contains exactly the
 * changes up to that revision. `date` is the day of the reservations. Contract C22.
 */
export function loadBoard(db: Db, restaurantId: number, { date, now }: { date: LocalDate; now: Date }): Promise<Board> {
  return inTransaction(
    db,
    async (tx) => {
      const shown = await loadReservations(tx, restaurantId, date, now)
      return {
        ...(await loadHead(tx, restaurantId, date)),
        sold_out: await loadSoldOut(tx, restaurantId, now),
        kitchen_limit: await loadKitchenLimit(tx, restaurantId, now),
        alarms: await loadAlarms(tx, restaurantId),
        at: isoWithOffset(now),
        date,
        orders: await loadOrders(tx, restaurantId, now),
        reservations: shown,
        waitlist: await loadWaits(tx, restaurantId, date, now),
        blocks: await loadBlocks(tx, restaurantId, date),
        guests: await loadNotesOf(
          tx,
          restaurantId,
          shown.map(({ id }) => id),
        ),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * The board for a role: a cook needs no guest's phone and no alarm of a table, and the board shows no e-mail to
 * anybody. Contract C22, C26.
 */
export function boardFor(role: StaffRole, board: Board): Board {
  const seesPhones = role !== 'kitchen'
  return {
    ...board,
    orders: board.orders.map((order) => ({ ...order, customer: { ...order.customer, email: '' } })),
    reservations: board.reservations.map((one) => ({
      ...one,
      email: '',
      phone_number: seesPhones ? one.phone_number : '',
    })),
    alarms: alarmsFor(role, board.alarms),
    waitlist: seesPhones ? board.waitlist : board.waitlist.map((one) => ({ ...one, phone_number: '' })),
    guests: permissionRefusal('see_guests', role, { byPin: true }) ? [] : board.guests,
  }
}

async function loadHead(tx: Db, restaurantId: number, date: LocalDate) {
  const [row] = await rowsOf<{
    paused: RestaurantSummary['orders_paused']
    hours: RestaurantSummary['hours']
    revision: string | null
    settings: string
  }>(
    tx,
    sql`SELECT r.summary -> 'orders_paused' AS paused, r.summary -> 'hours' AS hours, v.revision,
        (SELECT coalesce(max(s.id), 0) FROM settings_versions s WHERE s.restaurant_id = r.id) AS settings
      FROM restaurants r LEFT JOIN restaurant_revisions v ON v.restaurant_id = r.id WHERE r.id = ${restaurantId}`,
  )
  const { revision, paused, settings, hours } = row ?? {}
  const special = hours?.exceptions.find((one) => one.date === date)
  return {
    revision: Number(revision ?? 0),
    orders_paused: paused ?? null,
    settings_version: Number(settings ?? 0),
    special_day: special ? { is_closed: special.intervals.length === 0, note: special.note ?? '' } : null,
  }
}

async function loadOrders(tx: Db, restaurantId: number, now: Date): Promise<Board['orders']> {
  const since = new Date(now.getTime() - ENDED_SHOWN_HOURS * 3_600_000)
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        or(
          IS_IN_WORK,
          and(gt(orders.createdAt, since), sql`NOT (${IS_UNPAID})`),
          // A scheduled order was placed long ago, but its handover may still be undone.
          gt(orders.handedOverAt, new Date(now.getTime() - CALL_BACK_MS)),
        ),
      ),
    )
    .orderBy(asc(orders.etaTo), asc(orders.number))
    .limit(MAX_ORDERS)
  return loadBoardOrders(
    tx,
    restaurantId,
    rows.map(({ id }) => id),
    now,
  )
}

// The day of an evening starts at 5 in the morning: guests who come at 1:00 belong to it. So do guests who still sit
// since the evening before, and requests for other days, which wait for an answer today.
async function loadReservations(tx: Db, restaurantId: number, date: LocalDate, now: Date) {
  const { startsAt, endsAt, status, cancelledAt, changeRequest, visitState } = reservations
  const { from, until } = serviceDaySpan(date)
  const waits = sql`${cancelledAt} IS NULL AND ${startsAt} > ${now.toISOString()}::timestamptz
    AND (${inArray(status, AWAITING_STATUSES)} OR ${changeRequest} IS NOT NULL)`
  const day = and(gte(startsAt, from), lt(startsAt, until))
  const stillSits = and(eq(visitState, 'seated'), lt(startsAt, from), gt(endsAt, from))
  return boardReservations(tx, and(eq(reservations.restaurantId, restaurantId), or(day, stillSits, waits)), now)
}

/** One reservation as the board shows it. */
export async function loadBoardReservation(tx: Db, id: number, now: Date): Promise<BoardReservation | null> {
  const [found] = await boardReservations(tx, eq(reservations.id, id), now)
  return found ?? null
}

async function boardReservations(tx: Db, where: SQL | undefined, now: Date): Promise<BoardReservation[]> {
  const rows = await tx
    .select({
      reservation: reservations,
      restaurant: restaurants,
    })
    .from(reservations)
    .innerJoin(restaurants, eq(restaurants.id, reservations.restaurantId))
    .where(where)
    .orderBy(asc(reservations.startsAt), asc(reservations.id))
    .limit(MAX_RESERVATIONS)
  const ids = rows.map(({ reservation }) => reservation.id)
  const tables = await loadTables(tx, ids)
  return rows.map((found) => {
    const { code: _, ...view } = staffReservationView(found, now)
    const { id, version, isTest } = found.reservation
    return {
      ...view,
      id,
      version,
      is_test: isTest,
      tables: tables.filter(({ reservationId }) => reservationId === id).map(({ name }) => name),
    }
  })
}

async function loadTables(tx: Db, ids: number[]) {
  if (ids.length === 0) return []
  return tx
    .select({ reservationId: occupations.reservationId, name: diningTables.name })
    .from(occupations)
    .innerJoin(diningTables, eq(diningTables.id, occupations.tableId))
    .where(and(inArray(occupations.reservationId, ids), sql`${occupations.endedAt} IS NULL`))
    .orderBy(asc(diningTables.name))
}

// Open waitlist entries, and recently ended ones.
async function loadWaits(tx: Db, restaurantId: number, date: LocalDate, now: Date): Promise<Board['waitlist']> {
  const since = new Date(now.getTime() - ENDED_SHOWN_HOURS * 3_600_000)
  const isOpen = inArray(waitlist.state, ['waiting', 'offered', 'at_door', 'called'])
  const rows = await boardWaits(tx)
    .where(
      and(
        eq(waitlist.restaurantId, restaurantId),
        // A window before 5 in the morning belongs to the evening before.
        or(
          and(eq(waitlist.day, date), gte(waitlist.toTime, '05:00')),
          and(eq(waitlist.day, addDays(date, 1)), lt(waitlist.fromTime, '05:00')),
        ),
        or(isOpen, and(isNotNull(waitlist.offeredOn), gt(waitlist.changedAt, since))),
      ),
    )
    .orderBy(desc(isOpen), asc(waitlist.id))
    .limit(MAX_WAITS)
  return rows.sort((one, other) => one.entry.id - other.entry.id).map(boardWaitOf)
}

/** One waitlist entry as the board shows it. */
export async function loadBoardWait(tx: Db, id: number): Promise<BoardWait> {
  const [found] = await boardWaits(tx).where(eq(waitlist.id, id))
  if (!found) throw new Error('a waitlist entry vanished while it was locked')
  return boardWaitOf(found)
}

// The panel gets the id of the resulting reservation, not its code, which is the diner's key.
function boardWaits(tx: Db) {
  return tx
    .select({ entry: waitlist, reservationId: reservations.id })
    .from(waitlist)
    .leftJoin(reservations, eq(reservations.code, waitlist.reservationCode))
    .$dynamic()
}

function boardWaitOf({ entry: row, reservationId }: { entry: WaitlistRow; reservationId: number | null }): BoardWait {
  const { offeredOn, offerEndsAt } = row
  return {
    id: row.id,
    date: row.day,
    from: row.fromTime,
    to: row.toTime,
    people: row.partySize,
    phone_number: row.phoneNumber,
    customer_name: row.customerName,
    promised_at: row.promisedAt && isoWithOffset(row.promisedAt),
    called_at: row.calledAt && isoWithOffset(row.calledAt),
    state: row.state,
    created_at: isoWithOffset(row.createdAt),
    offer: offeredOn && offerEndsAt ? { reserved_on: offeredOn, held_until: isoWithOffset(offerEndsAt) } : null,
    reservation_id: reservationId,
  }
}
