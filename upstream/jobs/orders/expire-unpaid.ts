import { addMinutes } from 'date-fns'
import { eq, sql } from 'drizzle-orm'
import { PAYMENT_MINUTES } from '@/lib/order/timers'
import { type Db, rowsOf } from '../../db/database'
import { orders } from '../../db/order-schema'
import { type LockedOrder, lockOrder } from '../../domain/orders/find-order'
import { moveOrder } from '../../domain/orders/move-order'
import { isOpen } from '../../domain/orders/open-attempt'
import { askProvider } from '../../payments/ask-provider'
import type { PaymentDeps } from '../../payments/payment-deps'
import { reasonOf } from '../../payments/start-attempt'

const AT_ONCE = 50

/**
 * Cancels orders that nobody paid in 15 minutes, once their provider has been asked and takes no more money for them; an
 * attempt that is pending there gets 15 minutes more, once. Two processes may ask at once; only one cancels. Contract C1.
 */
export async function expireUnpaid(deps: PaymentDeps): Promise<number> {
  const now = deps.now()
  const due = await rowsOf<{ id: string }>(
    deps.db,
    sql`SELECT id FROM orders WHERE due_at <= ${now.toISOString()}::timestamptz AND status = 'new'
      ORDER BY due_at LIMIT ${AT_ONCE}`,
  )
  let cancelled = 0
  for (const { id } of due) {
    const isOff = await expireOne(deps, id, now).catch((error: unknown) => {
      deps.log.warn({ reason: reasonOf(error) }, 'an unpaid order could not be cancelled yet')
      return false
    })
    if (isOff) cancelled++
  }
  return cancelled
}

async function expireOne(deps: PaymentDeps, id: string, now: Date): Promise<boolean> {
  const asked = await askAll(deps, id, 'getStatus')
  if (asked?.order.status !== 'new') return false
  const isPending = asked.attempts.some(({ status }) => status === 'pending')
  if (isPending && !asked.order.dueExtended) return extend(deps.db, asked, now)
  const left = await askAll(deps, id, 'expire')
  if (left?.order.status !== 'new') return false
  return deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx as Db, id, null)
    if (!locked) return false
    const context = { now, kitchenAvailable: true, dueAt: locked.order.dueAt, providerExpired: true, reason: 'unpaid' }
    const moved = await moveOrder(tx as Db, locked, { to: 'cancelled', by: 'timer', context })
    return moved.ok
  })
}

async function askAll(deps: PaymentDeps, id: string, how: 'getStatus' | 'expire'): Promise<LockedOrder | null> {
  let found = await lockOrder(deps.db, id, null)
  for (const attempt of found?.attempts.filter(isOpen) ?? []) found = await askProvider(deps, attempt, how)
  return found
}

async function extend(db: Db, { order }: LockedOrder, now: Date): Promise<false> {
  const dueAt = addMinutes(order.dueAt ?? now, PAYMENT_MINUTES)
  await db.update(orders).set({ dueAt, dueExtended: true }).where(eq(orders.id, order.id))
  return false
}
