import { eq, inArray, sql } from 'drizzle-orm'
import { inTransaction } from '@/upstream/db/database'
import { type AttemptRow, paymentAttempts, type RefundRow, refunds } from '@/upstream/db/order-schema'
import { lockOrder } from '@/upstream/orders/find-order'
import { applyPartReport } from '@/upstream/payments/apply-part-report'
import type { PaymentDeps } from '@/upstream/payments/payment-deps'
import { errorNameOf } from '@/upstream/payments/start-attempt'
import { claimDue } from './claim'

/**
 * Refunds parts of payments, each under its own key, so that a part is refunded once; then polls until the refund has
 * arrived. An unreachable provider is tried again after a pause that doubles, up to an hour. Contract C40.
 */
export async function refundParts(deps: PaymentDeps): Promise<number> {
  const now = deps.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const ids = await claimDue(
    deps.db,
    {
      table: sql`refunds`,
      column: sql`next_at`,
      where: sql`state IN ('wanted', 'pending')`,
      pause: sql`tries = tries + 1,
        next_at = ${at} + make_interval(secs => least(3600, 15 * power(2, least(tries, 12))))`,
    },
    now,
  )
  if (ids.length === 0) return 0
  const due = await deps.db
    .select({ part: refunds, attempt: paymentAttempts })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(inArray(refunds.id, ids))
  for (const { part, attempt } of due) {
    await refundOne(deps, part, attempt).catch((error: unknown) => {
      const line = { provider: attempt.provider, tries: part.tries, reason: errorNameOf(error) }
      if (part.tries >= 10) deps.log.error(line, 'alert: a refund does not get through')
      else deps.log.warn(line, 'a refund has to be tried again')
    })
  }
  return due.length
}

async function refundOne(deps: PaymentDeps, part: RefundRow, attempt: AttemptRow): Promise<void> {
  const provider = deps.paymentProviders.byName(attempt.provider)
  const { paymentId } = attempt
  if (!provider || !paymentId) throw new Error('nobody to ask for the money')
  const report =
    part.state === 'pending' && part.providerRefundId
      ? await provider.getRefund(paymentId, part.providerRefundId)
      : // The typed reason is not sent: a provider gets no more than it needs.
        await provider.refund({
          refundId: part.round === 0 ? part.id : `${part.id}-${part.round}`,
          providerId: paymentId,
          amountGrosze: part.amountGrosze,
          reason: '',
        })
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockOrder(tx, part.orderId, null)
    if (locked) await applyPartReport(tx, locked, part.id, report, { now: deps.now(), log: deps.log })
  })
}
