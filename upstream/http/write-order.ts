import type { Context } from 'hono'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { WriteConflict } from '@/upstream/db/with-retries'
import { findOrder, type LockedOrder, lockOrder } from '@/upstream/orders/find-order'
import { orderView } from '@/upstream/orders/order-view'
import type { Db } from '../db/database'
import type { Deps, UpstreamEnv } from './deps'
import { idempotentWrite } from './idempotent-write'
import { problem } from './problem'

type Work = (tx: Db, locked: LockedOrder, now: Date) => Promise<Outcome<LockedOrder>>

/** Locks an order, lets `work` change it, and returns its new state. `tenant` null = the restaurant itself. */
export async function writeOrder(
  c: Context<UpstreamEnv>,
  deps: Deps,
  { id, tenant, body }: { id: string; tenant: string | null; body: unknown },
  work: Work,
): Promise<Order> {
  return busyOnConflict(
    idempotentWrite(c, deps, { status: 200, body }, async (tx, now) => {
      const locked = await lockOrder(tx, id, tenant)
      if (!locked) return refused(404, 'unknown_order')
      const outcome = await work(tx, locked, now)
      return outcome.ok ? done(await loadOrderView(tx, id, now)) : outcome
    }),
  )
}

/** The order as shown to anyone with its link. */
export async function loadOrderView(db: Db, id: string, now: Date): Promise<Order> {
  const found = await findOrder(db, id, null)
  if (!found) throw new Error('an order vanished while it was locked')
  return orderView(found, now)
}

/** A write that lost every race has no alternatives to offer; it can be repeated. */
export async function busyOnConflict<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (error instanceof WriteConflict) throw problem(503, 'busy', { retryAfterSeconds: 1 })
    throw error
  }
}
