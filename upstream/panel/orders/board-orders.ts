import { sql } from 'drizzle-orm'
import { pausedFromWire } from '@/lib/domain/ordering/availability/from-wire'
import { busyMinutesAt } from '@/lib/domain/ordering/availability/paused'
import { type KitchenLoad, possibleSteps, suggestedReadyMinutes } from '@/lib/domain/ordering/order/kitchen-steps'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { type FoundOrder, findOrders } from '@/upstream/orders/find-order'
import { staffOrderView } from '@/upstream/panel/board/staff-views'

/** Orders of a restaurant, by their ids, as its board shows them, in the requested order. Contract C22, C23. */
export async function loadBoardOrders(tx: Db, restaurantId: number, ids: string[], now: Date): Promise<BoardOrder[]> {
  const found = await findOrders(tx, ids, null)
  if (found.length === 0) return []
  const context = await loadContext(tx, restaurantId, now)
  return found.map((one) => boardOrder(one, context, now))
}

interface BoardContext {
  load: KitchenLoad | null
  /** Names by the ids of people. */
  names: Record<string, string>
}

type ContextRow = {
  paused: RestaurantSummary['orders_paused']
  terms: Pick<KitchenLoad, 'preparationMinutes' | 'ordersPerSlot' | 'slotMinutes'> | null
  limit: number | null
  inWork: number
  names: BoardContext['names'] | null
}

async function loadContext(tx: Db, restaurantId: number, now: Date): Promise<BoardContext> {
  const [row] = await rowsOf<ContextRow>(
    tx,
    sql`SELECT r.summary -> 'orders_paused' AS paused,
        (SELECT json_build_object('preparationMinutes', s.preparation_minutes, 'ordersPerSlot', s.orders_per_slot,
          'slotMinutes', s.slot_minutes) FROM order_settings s WHERE s.restaurant_id = r.id) AS terms,
        (SELECT k.orders_per_slot FROM kitchen_limits k
          WHERE k.restaurant_id = r.id AND k.until > ${now.toISOString()}::timestamptz) AS limit,
        (SELECT count(*)::int FROM orders o WHERE o.restaurant_id = r.id AND o.status = 'confirmed'
          AND o.packed_at IS NULL AND o.wanted_at IS NULL AND NOT o.is_test) AS "inWork",
        (SELECT json_object_agg(p.staff_id, p.name) FROM staff_roles p WHERE p.restaurant_id = r.id) AS names
      FROM restaurants r WHERE r.id = ${restaurantId}`,
  )
  const load = row?.terms && {
    ...row.terms,
    ordersPerSlot: row.limit ?? row.terms.ordersPerSlot,
    ordersInWork: row.inWork,
    busyMinutes: busyMinutesAt(pausedFromWire(row.paused), now),
  }
  return { load: load ?? null, names: row?.names ?? {} }
}

function boardOrder(found: FoundOrder, { load, names }: BoardContext, now: Date): BoardOrder {
  const { order, lines } = found
  const { status, deliveryType, plannedStep, plannedDueAt } = order
  const waits = status === 'pending' && order.wantedAt === null
  const view = staffOrderView(found, 'restaurant', now)
  return {
    ...view,
    // The panel gets neither the key of the diner's page nor the payment page. Contract C19.
    id: view.number,
    payment: { ...view.payment, next: null },
    version: order.version,
    steps: possibleSteps({ status, deliveryType, isPacked: order.packedAt !== null }),
    planned:
      plannedStep && plannedDueAt
        ? {
            step: plannedStep.step,
            due_at: isoWithOffset(plannedDueAt),
            ready_at: plannedStep.readyAt && isoWithOffset(new Date(plannedStep.readyAt)),
            reason: plannedStep.reason,
            person: names[plannedStep.staffId] ?? null,
          }
        : null,
    packed_at: order.packedAt && isoWithOffset(order.packedAt),
    handed_over_at: order.handedOverAt && isoWithOffset(order.handedOverAt),
    ticked: tickedOf(lines),
    is_test: order.isTest,
    suggested_minutes: waits && load ? suggestedReadyMinutes(load) : null,
  }
}

/** Indexes of the lines that a cook has ticked off. */
export function tickedOf(lines: FoundOrder['lines']): number[] {
  return lines.flatMap(({ tickedAt }, index) => (tickedAt ? [index] : []))
}
