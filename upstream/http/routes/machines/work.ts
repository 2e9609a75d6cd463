import type { Context } from 'hono'
import { z } from 'zod'
import { operationsCalls } from '@/lib/domain/machines/operations-calls'
import { partnerCalls } from '@/lib/domain/machines/partner-calls'
import type { Actor } from '@/lib/domain/ordering/order/order-state'
import { readCursor, writeCursor } from '@/upstream/http/cursor'
import type { Deps, Upstream, UpstreamEnv } from '@/upstream/http/deps'
import { problem } from '@/upstream/http/problem'
import { serve } from '@/upstream/http/serve'
import { machinesOnly, requireInScope } from '@/upstream/http/staff-scope'
import { writeOrder } from '@/upstream/http/write-order'
import { writeReservation } from '@/upstream/http/write-reservation'
import { decideOrder } from '@/upstream/orders/decide-order'
import { findOrderOwner } from '@/upstream/orders/find-order-owner'
import { normalizedPause, pauseRestaurant } from '@/upstream/orders/pause-restaurant'
import { refundOrder } from '@/upstream/orders/refund-order'
import {
  listStaffOrders,
  listStaffReservations,
  type StaffCursor,
  type StaffFilter,
} from '@/upstream/panel/board/staff-lists'
import { staffOrderView, staffReservationView } from '@/upstream/panel/board/staff-views'
import { decideReservation } from '@/upstream/reservations/decide-reservation'
import { findReservation } from '@/upstream/reservations/find-reservation'

/** Orders and reservations for a restaurant's cash register and a brand's command line. Contract C0–C2, C17. */
export function machineWorkRoutes(app: Upstream, deps: Deps): void {
  app.use('/partner/*', machinesOnly(deps, 'restaurant'))
  app.use('/operations/*', machinesOnly(deps, 'brand'))

  // Both sides make the same decisions; the trail names the side.
  for (const [by, calls] of SIDES) {
    serve(app, calls.orders, async ({ c, query: { queue, cursor, limit } }) => {
      const query = { staffFilter: staffFilterOf(c), after: readCursor(cursor, cursorSchema), limit, now: deps.now() }
      const { found, next } = await listStaffOrders(deps.db, queue, query)
      const items = found.map((one) => staffOrderView(one, by, query.now))
      return { items, next_cursor: writeCursor(next && [next.at, next.id]) }
    })

    serve(app, calls.reservations, async ({ c, query: { date = null, cursor, limit } }) => {
      const query = { staffFilter: staffFilterOf(c), after: readCursor(cursor, cursorSchema), limit, now: deps.now() }
      const { found, next } = await listStaffReservations(deps.db, date, query)
      const items = found.map((one) => staffReservationView(one, query.now))
      return { items, next_cursor: writeCursor(next && [next.at, next.id]) }
    })

    serve(app, calls.decideOrder, async ({ c, params: { id }, body }) => {
      requireInScope(c, await findOrderOwner(deps.db, id), 'unknown_order')
      return writeOrder(c, deps, { id, tenant: null, body }, (tx, locked, now) =>
        decideOrder(tx, locked, body, { by, now }),
      )
    })

    serve(app, calls.decideReservation, async ({ c, params: { code }, body }) => {
      const found = await findReservation(deps.db, { code, tenant: null })
      requireInScope(c, found?.reservation ?? null, 'unknown_reservation')
      return writeReservation(c, deps, { code, tenant: null, body }, (tx, found, now) =>
        decideReservation(tx, found, body, { by, now }),
      )
    })
  }

  serve(app, operationsCalls.refundOrder, async ({ c, params: { id }, body }) => {
    requireInScope(c, await findOrderOwner(deps.db, id), 'unknown_order')
    return writeOrder(c, deps, { id, tenant: null, body }, (tx, locked, now) =>
      refundOrder(tx, locked, { ...body, now }),
    )
  })

  serve(app, partnerCalls.pause, async ({ c, body: { restaurant_id, ...pause } }) => {
    const scope = c.get('staffReach')
    const isOwn = scope === 'all' || ('restaurantId' in scope && scope.restaurantId === restaurant_id)
    const paused = normalizedPause(pause.paused)
    if (!isOwn || !(await pauseRestaurant(deps.db, restaurant_id, paused))) throw problem(404, 'unknown_restaurant')
    return { restaurant_id, paused }
  })
}

type Side = readonly [Extract<Actor, 'restaurant' | 'operations'>, typeof partnerCalls]
/** The calls of both sides have the same form; their bodies differ. */
const SIDES: readonly Side[] = [
  ['restaurant', partnerCalls],
  ['operations', operationsCalls as unknown as typeof partnerCalls],
]

const cursorSchema: z.ZodType<StaffCursor> = z
  .tuple([z.iso.datetime(), z.int().nonnegative()])
  .transform(([at, id]) => ({ at: new Date(at), id }))

function staffFilterOf(c: Context<UpstreamEnv>): StaffFilter {
  const scope = c.get('staffReach')
  return { restaurantId: null, tenant: null, ...(scope === 'all' ? {} : scope) }
}
