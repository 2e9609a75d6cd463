import { sql } from 'drizzle-orm'
import { type Opening, type OpeningTest, TEST_KINDS, type TestKind } from '@/lib/domain/panel/opening/opening-schema'
import type { OpeningNeed } from '@/lib/domain/restaurant/missing-to-open'
import { type Db, rowsOf } from '@/upstream/db/database'
import { IS_IN_WORK } from '@/upstream/db/order-status-conditions'
import { type StateOfRestaurant, stateOfRestaurant } from '@/upstream/restaurants/file/restaurant-state'

/** Progress of a restaurant towards its opening; the wall has checked that it exists. Contract C33. */
export async function loadOpening(db: Db, restaurantId: number, now: Date): Promise<Opening> {
  const found = await stateOfRestaurant(db, restaurantId)
  if (!found) throw new Error('a restaurant vanished behind the wall')
  const { state, reason, needs, paymentMethods } = found
  return {
    state,
    reason,
    needs: needs.map(({ need, isMet }) => ({ need, is_met: isMet })),
    payment_methods: paymentMethods,
    tests: await loadTests(db, found, now),
  }
}

/** Needs of a test of each kind; a restaurant without these needs does not offer the kind. */
const NEEDS: Record<TestKind, readonly OpeningNeed[]> = { reservation: ['hours', 'tables'], order: ['menu', 'terms'] }
/** The need that shows whether the restaurant offers the kind at all. */
const OFFER: Record<TestKind, OpeningNeed> = { reservation: 'tables', order: 'menu' }

type Row = {
  acceptedOrder: boolean
  acceptedReservation: boolean
  openOrder: string | null
  openReservation: { id: string; reservedOn: string } | null
}

async function loadTests(db: Db, { id, needs, missing }: StateOfRestaurant, now: Date): Promise<OpeningTest[]> {
  const [row] = await rowsOf<Row>(
    db,
    sql`SELECT
        EXISTS (SELECT 1 FROM orders o JOIN order_audit t ON t.order_id = o.id WHERE o.restaurant_id = ${id}
          AND o.is_test AND t.kind = 'status' AND t.to_state = 'confirmed') AS "acceptedOrder",
        EXISTS (SELECT 1 FROM reservations WHERE restaurant_id = ${id} AND is_test
          AND status = 'confirmed') AS "acceptedReservation",
        (SELECT max(number)::text FROM orders WHERE restaurant_id = ${id} AND is_test AND ${IS_IN_WORK}) AS "openOrder",
        (SELECT json_build_object('id', r.id::text, 'reservedOn', r.reserved_on) FROM reservations r
          WHERE r.restaurant_id = ${id} AND r.is_test AND r.cancelled_at IS NULL AND r.status <> 'declined'
            AND r.visit_state IN ('expected', 'seated') AND r.ends_at > ${now.toISOString()}::timestamptz
          ORDER BY r.id DESC LIMIT 1) AS "openReservation"`,
  )
  const openVisit = row?.openReservation
  const found = {
    order: {
      isAccepted: row?.acceptedOrder ?? false,
      open: row?.openOrder ? { id: row.openOrder, reserved_on: null } : null,
    },
    reservation: {
      isAccepted: row?.acceptedReservation ?? false,
      open: openVisit ? { id: openVisit.id, reserved_on: openVisit.reservedOn } : null,
    },
  }
  return TEST_KINDS.filter((kind) => needs.some(({ need }) => need === OFFER[kind])).map((kind) => ({
    kind,
    is_accepted: found[kind].isAccepted,
    lacks: missing.filter((need) => NEEDS[kind].includes(need)),
    open: found[kind].open,
  }))
}
