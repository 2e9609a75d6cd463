import type { Db } from '@/upstream/db/database'
import { done, type Outcome } from '@/upstream/db/outcome'
import type { LockedOrder } from './find-order'
import { transitionOrder } from './transition-order'

/** The diner cancels an unpaid or unanswered order; a repeat changes nothing. Contract C1. */
export async function cancelOrder(tx: Db, locked: LockedOrder, now: Date): Promise<Outcome<LockedOrder>> {
  const { order } = locked
  if (order.status === 'cancelled') return done(locked)
  return transitionOrder(tx, locked, { to: 'cancelled', by: 'diner', context: { now, kitchenAvailable: true } })
}

/** 'Odebrane': the diner confirms the receipt. Contract C1. */
export async function confirmReceipt(tx: Db, locked: LockedOrder, now: Date): Promise<Outcome<LockedOrder>> {
  return transitionOrder(tx, locked, { to: 'delivered', by: 'diner', context: { now, kitchenAvailable: true } })
}
