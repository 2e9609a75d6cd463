import { addSeconds } from 'date-fns/addSeconds'
import type { Logger } from 'pino'
import type { RefundReport } from '@/lib/domain/payment/provider'
import type { Db } from '@/upstream/db/database'
import type { LockedOrder } from '@/upstream/orders/find-order'
import { recordOrderAudit } from '@/upstream/orders/order-audit'
import { savePart } from '@/upstream/orders/part-refunds'

const POLL_SECONDS = 60

/**
 * Applies the provider's report on a partial refund; a refused one needs a person. A repeated report changes nothing.
 * Contract C40.
 */
export async function applyPartReport(
  tx: Db,
  locked: LockedOrder,
  partId: string,
  { state, providerRefundId }: RefundReport,
  { now, log }: { now: Date; log: Logger },
): Promise<LockedOrder> {
  const part = locked.parts.find(({ id }) => id === partId)
  if (!part || (part.state !== 'wanted' && part.state !== 'pending')) return locked
  const saved = await savePart(tx, locked, partId, {
    providerRefundId,
    state,
    nextAt: state === 'pending' ? addSeconds(now, POLL_SECONDS) : null,
    doneAt: state === 'done' ? now : null,
  })
  if (state === 'pending') return saved
  if (state === 'failed') log.error({ order: locked.order.number }, 'alert: a refund was refused')
  const audit = { orderId: part.orderId, at: now, by: 'payment' as const, kind: 'refund' as const, reason: null }
  await recordOrderAudit(tx, { ...audit, fromState: part.state, toState: state })
  return saved
}
