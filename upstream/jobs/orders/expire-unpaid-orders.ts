import { addMinutes } from 'date-fns/addMinutes'
import { eq, sql } from 'drizzle-orm'
import { PAYMENT_MINUTES } from '@/lib/domain/ordering/order/timers'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { eachRow, isDueAgain } from '@/upstream/db/each-row'
import { orders } from '@/upstream/db/order-schema'
import { IS_UNPAID } from '@/upstream/db/order-status-conditions'
import { type LockedOrder, lockOrder } from '@/upstream/orders/find-order'
import { isOpenAttempt } from '@/upstream/orders/is-open-attempt'
import { transitionOrder } from '@/upstream/orders/transition-order'
import type { PaymentDeps } from '@/upstream/payments/payment-deps'
import { pollProvider } from '@/upstream/payments/poll-provider'
import { ProviderOutage } from '@/upstream/payments/provider-error'

const BATCH_SIZE = 50
const JOB = 'expire-unpaid-orders'

/**
 * Cancels orders that were not paid within 15 minutes, after their provider has confirmed that it accepts no more money
 * for them; an attempt still pending there gets 15 minutes more, once. Two processes may ask at once; only one cancels.
 * Contract C1.
 */
export async function expireUnpaidOrders(deps: PaymentDeps): Promise<number> {
  const now = deps.now()
  const due = await rowsOf<{ id: string }>(
    deps.db,
    sql`SELECT id FROM orders WHERE due_at <= ${now.toISOString()}::timestamptz AND ${IS_UNPAID}
        AND ${isDueAgain(JOB, sql`orders.id`, now)}
      ORDER BY due_at LIMIT ${BATCH_SIZE}`,
  )
  const ids = due.map(({ id }) => id)
  const cancelled = await eachRow({ name: JOB, db: deps.db, now, log: deps.log }, ids, (id) =>
    expireUnpaidOrder(deps, id, now).catch((error: unknown) => {
      // The provider is unreachable: the next run asks it again.
      if (!(error instanceof ProviderOutage)) throw error
      deps.log.warn('a provider did not answer about an unpaid order')
      return false
    }),
  )
  return cancelled.filter(Boolean).length
}

async function expireUnpaidOrder(deps: PaymentDeps, id: string, now: Date): Promise<boolean> {
  const polled = await pollOpenAttemptsOf(deps, id, 'getStatus')
  if (polled?.order.status !== 'new') return false
  const isPending = polled.attempts.some(({ status }) => status === 'pending')
  if (isPending && !polled.order.dueExtended) return extendDeadline(deps.db, polled, now)
  const left = await pollOpenAttemptsOf(deps, id, 'expire')
  if (left?.order.status !== 'new') return false
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockOrder(tx, id, null)
    if (!locked) return false
    const context = { now, kitchenAvailable: true, dueAt: locked.order.dueAt, providerExpired: true, reason: 'unpaid' }
    const moved = await transitionOrder(tx, locked, { to: 'cancelled', by: 'timer', context })
    return moved.ok
  })
}

async function pollOpenAttemptsOf(
  deps: PaymentDeps,
  id: string,
  how: 'getStatus' | 'expire',
): Promise<LockedOrder | null> {
  let found = await lockOrder(deps.db, id, null)
  for (const attempt of found?.attempts.filter(isOpenAttempt) ?? []) found = await pollProvider(deps, attempt, how)
  return found
}

async function extendDeadline(db: Db, { order }: LockedOrder, now: Date): Promise<false> {
  const dueAt = addMinutes(order.dueAt ?? now, PAYMENT_MINUTES)
  await db.update(orders).set({ dueAt, dueExtended: true }).where(eq(orders.id, order.id))
  return false
}
