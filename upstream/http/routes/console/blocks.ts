import { sql } from 'drizzle-orm'
import { blockCalls } from '@/lib/domain/console/block-calls'
import { blockContact, liftContactBlock, listContactBlocks } from '@/upstream/console/contact-blocks'
import { orderIdOf } from '@/upstream/console/order-subject'
import { type Db, inTransaction, rowsOf, withRetries } from '@/upstream/db/database'
import { done, refused } from '@/upstream/db/outcome'
import type { BrandCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { busy } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { valueOrThrow } from '../../problem'
import { serve, serveOnce } from '../../serve'

/** Blocks of contacts and networks, with a reason and an end. Contract C40. */
export function consoleBlockRoutes(app: Upstream, deps: Deps): void {
  const { db, now, partnerToken: key } = deps
  const view = async ({ tenant }: BrandCaller, on = db) => ({ items: await listContactBlocks(on, tenant, now()) })

  serve(app, blockCalls.list, ({ caller }) => view(caller))

  serveOnce(app, deps, blockCalls.block, busy, async (tx, at, { body, caller }) => {
    const { subject, number, kind, days, reason } = body
    const { tenant, staffId, actor } = caller
    const of = await subjectOf(tx, tenant, subject, number)
    if (!of) return refused(404, 'not_found')
    const blocked = await blockContact(tx, { tenant, of, kind, days, reason, staffId, key }, at)
    if (!blocked.ok) return blocked
    const details = { by: kind, days }
    await recordAction(tx, actor, { at, restaurantId: null, tenant, action: 'blocked_contact', details })
    return done(await view(caller, tx))
  })

  serve(app, blockCalls.lift, async ({ params: { block: blockId }, caller }) => {
    const { tenant, actor } = caller
    await withRetries(() =>
      inTransaction(db, async (tx) => {
        valueOrThrow(await liftContactBlock(tx, tenant, blockId))
        await recordAction(tx, actor, { at: now(), restaurantId: null, tenant, action: 'lifted_block' })
      }),
    )
    return view(caller)
  })
}

async function subjectOf(tx: Db, tenant: string, subject: 'order' | 'reservation', number: string) {
  if (subject === 'order') {
    const orderId = await orderIdOf(tx, tenant, number)
    return orderId === null ? null : { orderId }
  }
  const rows = await rowsOf(tx, sql`SELECT 1 FROM reservations WHERE id = ${number}::bigint AND tenant = ${tenant}`)
  return rows.length > 0 ? { reservationId: Number(number) } : null
}
