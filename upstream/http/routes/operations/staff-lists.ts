import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { localDateSchema } from '@/lib/domain/wire'
import { readCursor, writeCursor } from '@/upstream/http/cursor'
import type { Deps, Upstream, UpstreamEnv } from '@/upstream/http/deps'
import { json, refusals } from '@/upstream/http/routes/responses'
import {
  listStaffOrders,
  listStaffReservations,
  ORDER_QUEUES,
  type StaffCursor,
  type StaffFilter,
} from '@/upstream/panel/board/staff-lists'
import {
  staffOrderSchema,
  staffOrderView,
  staffReservationSchema,
  staffReservationView,
} from '@/upstream/panel/board/staff-views'

const pageQuery = z.object({
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
const unauthorized = { 401: { description: 'No token' } }
const pageOf = <T extends z.ZodType>(items: T) =>
  z.object({ items: z.array(items), next_cursor: z.string().nullable() })

const ordersOf = (side: Side) =>
  createRoute({
    method: 'get',
    path: `/${side}/orders`,
    summary: 'Orders in work, late ones, or those whose refund was refused; phones and e-mails unmasked',
    request: { query: pageQuery.extend({ queue: z.enum(ORDER_QUEUES).default('open') }) },
    responses: { 200: json(pageOf(staffOrderSchema), 'Those due first'), ...unauthorized, ...refusals },
  })
const reservationsOf = (side: Side) =>
  createRoute({
    method: 'get',
    path: `/${side}/reservations`,
    summary: 'Reservations that wait for a word, or all of a day; phones and e-mails unmasked',
    request: { query: pageQuery.extend({ date: localDateSchema.optional() }) },
    responses: { 200: json(pageOf(staffReservationSchema), 'The nearest visits first'), ...unauthorized, ...refusals },
  })

const cursorSchema: z.ZodType<StaffCursor> = z
  .tuple([z.iso.datetime(), z.int().nonnegative()])
  .transform(([at, id]) => ({ at: new Date(at), id }))

type Side = 'partner' | 'operations'

/** Open tasks of a restaurant, or of a tenant's operations staff, within the scope of the token. Contract C0. */
export function staffListRoutes(app: Upstream, deps: Deps, side: Side): void {
  const by = side === 'partner' ? 'restaurant' : 'operations'
  app.openapi(ordersOf(side), async (c) => {
    const { queue, cursor, limit } = c.req.valid('query')
    const query = { staffFilter: staffFilterOf(c), after: readCursor(cursor, cursorSchema), limit, now: deps.now() }
    const { found, next } = await listStaffOrders(deps.db, queue, query)
    const items = found.map((one) => staffOrderView(one, by, query.now))
    return c.json({ items, next_cursor: writeCursor(next && [next.at, next.id]) }, 200)
  })
  app.openapi(reservationsOf(side), async (c) => {
    const { date = null, cursor, limit } = c.req.valid('query')
    const query = { staffFilter: staffFilterOf(c), after: readCursor(cursor, cursorSchema), limit, now: deps.now() }
    const { found, next } = await listStaffReservations(deps.db, date, query)
    const items = found.map((one) => staffReservationView(one, query.now))
    return c.json({ items, next_cursor: writeCursor(next && [next.at, next.id]) }, 200)
  })
}

function staffFilterOf(c: Context<UpstreamEnv>): StaffFilter {
  const scope = c.get('staffReach')
  return { restaurantId: null, tenant: null, ...(scope === 'all' ? {} : scope) }
}
