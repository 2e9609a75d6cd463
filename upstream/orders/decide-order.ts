import { addMinutes } from 'date-fns/addMinutes'
import { max } from 'date-fns/max'
import { subMinutes } from 'date-fns/subMinutes'
import { MAX_READY_MINUTES, type PartnerOrderChange } from '@/lib/domain/ordering/order/schema'
import { isDeliveredByTimer } from '@/lib/domain/ordering/order/status'
import { deliveredDueAt } from '@/lib/domain/ordering/order/timers'
import type { Db } from '@/upstream/db/database'
import type { OrderRow } from '@/upstream/db/order-schema'
import { type Outcome, refused } from '@/upstream/db/outcome'
import type { LockedOrder } from './find-order'
import { etaFor } from './kitchen-times'
import { transitionOrder } from './transition-order'

const CLOCK_TOLERANCE_MINUTES = 10

/** Decides an order for the restaurant or operations; a repeat of the present state changes nothing. Contract C1. */
export async function decideOrder(
  tx: Db,
  locked: LockedOrder,
  change: PartnerOrderChange,
  { by, now }: { by: 'restaurant' | 'operations'; now: Date },
): Promise<Outcome<LockedOrder>> {
  const { status, reason } = change
  const readyAt = status === 'confirmed' ? readyAtOf(change, now) : undefined
  if (readyAt && !isPlausible(readyAt, locked.order, now)) {
    return refused(422, 'ready_at_required', { fields: { ready_at: 'out_of_range' } })
  }
  const values = isDeliveredByTimer(status)
    ? timedValues(locked.order)
    : readyAt
      ? readyValues(locked.order, readyAt)
      : {}
  const context = { now, kitchenAvailable: true, ...(readyAt && { readyAt }), ...(reason && { reason }) }
  return transitionOrder(tx, locked, { to: status, by, context, values })
}

function readyAtOf({ ready_at, ready_in_minutes: minutes }: PartnerOrderChange, now: Date): Date | undefined {
  if (ready_at !== undefined) return new Date(ready_at)
  return minutes === undefined ? undefined : addMinutes(now, minutes)
}

// A clock may be some minutes off; a wrong day would move every later timer.
function isPlausible(readyAt: Date, { wantedAt }: OrderRow, now: Date): boolean {
  const last = max([now, wantedAt ?? now])
  return readyAt >= subMinutes(now, CLOCK_TOLERANCE_MINUTES) && readyAt <= addMinutes(last, MAX_READY_MINUTES)
}

function readyValues(order: OrderRow, readyAt: Date): Partial<OrderRow> {
  const { from, to } = etaFor(order.wantedAt, readyAt, order)
  return { readyAt, etaFrom: from, etaTo: to }
}

// An order that nobody marks as delivered counts as delivered 6 hours after its promised time.
function timedValues({ etaTo }: OrderRow): Partial<OrderRow> {
  return { dueAt: deliveredDueAt(etaTo) }
}
