import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { blockCalls } from '@/lib/domain/console/block-calls'
import { blockContact, liftContactBlock, listContactBlocks } from '@/upstream/console/contact-blocks'
import { orderIdOf } from '@/upstream/console/order-subject'
import { type Db, inTransaction, rowsOf, withRetries } from '@/upstream/db/database'
import { type Outcome, refused } from '@/upstream/db/outcome'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import type { Deps, Upstream, UpstreamEnv } from '../../deps'
import { consoleCallerOf } from '../../panel-wall'
import { valueOrThrow } from '../../problem'
import { serve } from '../../serve'

/** Blocks of contacts and networks, with a reason and an end. Contract C40. */
export function consoleBlockRoutes(app: Upstream, { db, now, partnerToken: key }: Deps): void {
  const view = async (c: Context<UpstreamEnv>) => ({
    items: await listContactBlocks(db, consoleCallerOf(c).tenant, now()),
  })

  serve(app, blockCalls.list, ({ c }) => view(c))

  serve(
    app,
    blockCalls.block,
    async ({ c, body: { subject, number, kind, days, reason }, caller: { tenant, staffId } }) => {
      await write(c, { action: 'blocked_contact', details: { by: kind, days } }, async (tx, at) => {
        const of = await subjectOf(tx, tenant, subject, number)
        if (!of) return refused(404, 'not_found')
        return blockContact(tx, { tenant, of, kind, days, reason, staffId, key }, at)
      })
      return view(c)
    },
  )

  serve(app, blockCalls.lift, async ({ c, params: { block: blockId }, caller: { tenant } }) => {
    await write(c, { action: 'lifted_block' }, (tx) => liftContactBlock(tx, tenant, blockId))
    return view(c)
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
