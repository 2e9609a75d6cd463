import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { blockRequestSchema, blocksSchema } from '@/lib/domain/console/block-schema'
import { blockContact, liftContactBlock, listContactBlocks } from '@/upstream/console/contact-blocks'
import { orderIdOf } from '@/upstream/console/order-subject'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { type Outcome, refused } from '@/upstream/db/outcome'
import { withRetries } from '@/upstream/db/with-retries'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import type { Deps, Upstream, UpstreamEnv } from '../../deps'
import { consoleCallerOf } from '../../panel-wall'
import { valueOrThrow } from '../../problem'
import { id, wallRefusals } from '../panel/responses'
import { json, jsonBody, refusals, writeRefusals } from '../responses'

const list = createRoute({
  method: 'get',
  path: '/console/blocks',
  summary: 'Contacts and networks that may send nothing online for a time',
  responses: { 200: json(blocksSchema, 'The newest first'), ...wallRefusals, ...refusals },
})
const block = createRoute({
  method: 'post',
  path: '/console/blocks',
  summary: 'Block the contact or the network of an order or a reservation for a time',
  request: { body: jsonBody(blockRequestSchema) },
  responses: { 201: json(blocksSchema, 'All of them'), ...wallRefusals, ...writeRefusals },
})
const lift = createRoute({
  method: 'delete',
  path: '/console/blocks/{block}',
  summary: 'Lift a block before its time',
  request: { params: z.object({ block: id }) },
  responses: { 200: json(blocksSchema, 'All of them'), ...wallRefusals, ...writeRefusals },
})

/** Blocks of contacts and networks, with a reason and an end. Contract C40. */
export function consoleBlockRoutes(app: Upstream, { db, now, partnerToken: key }: Deps): void {
  const view = async (c: Context<UpstreamEnv>) => ({
    items: await listContactBlocks(db, consoleCallerOf(c).tenant, now()),
  })

  app.openapi(list, async (c) => c.json(await view(c), 200))

  app.openapi(block, async (c) => {
    const { subject, number, kind, days, reason } = c.req.valid('json')
    const { tenant, staffId } = consoleCallerOf(c)
    await write(c, { action: 'blocked_contact', details: { by: kind, days } }, async (tx, at) => {
      const of = await subjectOf(tx, tenant, subject, number)
      if (!of) return refused(404, 'not_found')
      return blockContact(tx, { tenant, of, kind, days, reason, staffId, key }, at)
    })
    return c.json(await view(c), 201)
  })

  app.openapi(lift, async (c) => {
    const { tenant } = consoleCallerOf(c)
    const { block: blockId } = c.req.valid('param')
    await write(c, { action: 'lifted_block' }, (tx) => liftContactBlock(tx, tenant, blockId))
    return c.json(await view(c), 200)
  })

  function write(
    c: Context<UpstreamEnv>,
    entry: { action: 'blocked_contact' | 'lifted_block'; details?: Record<string, unknown> },
    work: (tx: Db, at: Date) => Promise<Outcome<null>>,
  ): Promise<void> {
    const { tenant, actor } = consoleCallerOf(c)
    return withRetries(() =>
      inTransaction(db, async (tx) => {
        const at = now()
        valueOrThrow(await work(tx, at))
        await recordAction(tx, actor, { at, restaurantId: null, tenant, ...entry })
      }),
    )
  }
}

async function subjectOf(tx: Db, tenant: string, subject: 'order' | 'reservation', number: string) {
  if (subject === 'order') {
    const orderId = await orderIdOf(tx, tenant, number)
    return orderId === null ? null : { orderId }
  }
  const rows = await rowsOf(tx, sql`SELECT 1 FROM reservations WHERE id = ${number}::bigint AND tenant = ${tenant}`)
  return rows.length > 0 ? { reservationId: Number(number) } : null
}
