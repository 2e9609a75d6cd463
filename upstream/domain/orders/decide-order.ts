import { addMinutes } from 'date-fns'
import type { PartnerOrderChange } from '@/lib/order/schema'
import { deliveredDueAt } from '@/lib/order/timers'
import type { Db } from '../../db/database'
import type { OrderRow } from '../../db/order-schema'
import type { Outcome } from '../outcome'
import type { LockedOrder } from './find-order'
import { etaFor } from './kitchen-times'
import { moveOrder } from './move-order'

/** What the restaurant or operations do with an order; a repeat of the present state changes nothing. Contract C1. */
export async function decideOrder(
  tx: Db,
  locked: LockedOrder,
  change: PartnerOrderChange,
  { by, now }: { by: 'restaurant' | 'operations'; now: Date },
): Promise<Outcome<LockedOrder>> {
  const { status, reason } = change
  const readyAt = status === 'confirmed' ? readyAtOf(change, now) : undefined
  const values = status === 'sent' ? sentValues(locked.order) : readyAt ? readyValues(locked.order, readyAt) : {}
  const context = { now, kitchenAvailable: true, ...(readyAt && { readyAt }), ...(reason && { reason }) }
  return moveOrder(tx, locked, { to: status, by, context, values })
}

function readyAtOf({ ready_at, ready_in_minutes: minutes }: PartnerOrderChange, now: Date): Date | undefined {
  if (ready_at !== undefined) return new Date(ready_at)
  return minutes === undefined ? undefined : addMinutes(now, minutes)
}

function readyValues(order: OrderRow, readyAt: Date): Partial<OrderRow> {
  const { from, to } = etaFor(order.wantedAt, readyAt, order)
  return { readyAt, etaFrom: from, etaTo: to }
}

// An order that nobody marks as delivered is, 6 hours after it was to be there.
function sentValues({ etaTo }: OrderRow): Partial<OrderRow> {
  return { dueAt: deliveredDueAt(etaTo) }
}
