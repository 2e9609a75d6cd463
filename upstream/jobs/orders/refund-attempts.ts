import { inArray, sql } from 'drizzle-orm'
import { lockOrder } from '@/upstream/orders/find-order'
import { applyRefundReport } from '@/upstream/payments/apply-refund-report'
import { inTransaction } from '../../db/database'
import { type AttemptRow, paymentAttempts } from '../../db/order-schema'
import type { PaymentDeps } from '../../payments/payment-deps'
import { errorNameOf } from '../../payments/start-attempt'
import { claimDue } from './claim'

/**
 * Refunds marked attempts with one key per attempt, so that money is refunded once; then polls until the refund has
 * arrived. An unreachable provider is tried again after a pause that doubles, up to an hour. Contract C1.
 */
export async function refundAttempts(deps: PaymentDeps): Promise<number> {
  const now = deps.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const ids = await claimDue(
    deps.db,
    {
      table: sql`payment_attempts`,
      column: sql`refund_at`,
      where: sql`refund_state IN ('wanted', 'pending')`,
      pause: sql`refund_tries = refund_tries + 1,
        refund_at = ${at} + make_interval(secs => least(3600, 15 * power(2, least(refund_tries, 12))))`,
    },
    now,
  )
  if (ids.length === 0) return 0
  const due = await deps.db.select().from(paymentAttempts).where(inArray(paymentAttempts.id, ids))
  for (const attempt of due) {
    await refundOne(deps, attempt).catch((error: unknown) => {
      const line = { provider: attempt.provider, tries: attempt.refundTries, reason: errorNameOf(error) }
      if (attempt.refundTries >= 10) deps.log.error(line, 'alert: a refund does not get through')
      else deps.log.warn(line, 'a refund has to be tried again')
    })
  }
  return due.length
}

async function refundOne(deps: PaymentDeps, attempt: AttemptRow): Promise<void> {
  const { orderId, paymentId, refundState, refundId, refundReason } = attempt
  const provider = deps.paymentProviders.byName(attempt.provider)
  if (!provider || !paymentId) throw new Error('nobody to ask for the money')
  const report =
    refundState === 'pending' && refundId
      ? await provider.getRefund(paymentId, refundId)
      : await provider.refund({
          refundId: refundKeyOf(attempt),
          providerId: paymentId,
          amountGrosze: attempt.refundGrosze ?? attempt.amountGrosze,
          reason: refundReason ?? '',
        })
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockOrder(tx, orderId, null)
    if (locked) await applyRefundReport(tx, locked, attempt.id, report, { now: deps.now(), log: deps.log })
  })
}

/** One key for all attempts of a round; a provider answers a refused key with the same refusal again. */
function refundKeyOf({ id, refundRound }: AttemptRow): string {
  return refundRound === 0 ? `r-${id}` : `r-${id}-${refundRound}`
}
