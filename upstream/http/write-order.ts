import type { Context } from 'hono'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { findOrder, type LockedOrder, lockOrder } from '@/upstream/orders/find-order'
import { orderView } from '@/upstream/orders/order-view'
import type { Db } from '../db/database'
import { busy } from './conflict-answers'
import type { Deps, UpstreamEnv } from './deps'
import { idempotentWrite } from './idempotent-write'

type Work = (tx: Db, locked: LockedOrder, now: Date) => Promise<Outcome<LockedOrder>>

/** Locks an order, lets `work` change it, and returns its new state. `tenant` null = the restaurant itself. */
export async function writeOrder(
  c: Context<UpstreamEnv>,
  deps: Deps,
  { id, tenant, body }: { id: string; tenant: string | null; body: unknown },
  work: Work,
): Promise<Order> {
  return idempotentWrite(c, deps, { status: 200, body, onConflict: busy }, async (tx, now) => {
    const locked = await lockOrder(tx, id, tenant)
    if (!locked) return refused(404, 'unknown_order')
    const outcome = await work(tx, locked, now)
    return outcome.ok ? done(await loadOrderView(tx, id, now)) : outcome
  })
}

/** The order as shown to anyone with its link. */
export async function loadOrderView(db: Db, id: string, now: Date): Promise<Order> {
  const found = await findOrder(db, id, null)
  if (!found) throw new Error('an order vanished while it was locked')
  return orderView(found, now)
}
