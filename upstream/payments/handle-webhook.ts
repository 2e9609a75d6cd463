import { and, eq, or } from 'drizzle-orm'
import type { AttemptReport, PaymentProvider, RefundReport, WebhookEvent } from '@/lib/domain/payment/provider'
import { type Db, inTransaction } from '@/upstream/db/database'
import { type AttemptRow, type ProviderName, paymentAttempts, webhookEvents } from '@/upstream/db/order-schema'
import { saveAttempt } from '@/upstream/orders/apply-payment-event'
import { lockOrder } from '@/upstream/orders/find-order'
import { applyPaymentReport } from './apply-payment-report'
import { applyRefundReport } from './apply-refund-report'
import type { PaymentDeps } from './payment-deps'

/**
 * A verified notice: the provider is asked what is true, and its answer is taken together with the event's id in one
 * transaction, so that a repeat changes nothing. Throws when the provider cannot be reached: it will tell us again.
 */
export async function handleWebhook(
  deps: PaymentDeps,
  provider: PaymentProvider,
  { eventId, about }: WebhookEvent,
): Promise<void> {
  const name = provider.name as ProviderName
  const { providerId, kind } = about
  const known = await findAttempt(deps.db, name, providerId, null)
  const report = kind === 'payment' ? await provider.getStatus(providerId) : null
  const refund = kind === 'refund' && known?.refundId ? await provider.getRefund(providerId, known.refundId) : null
  const attempt = known ?? (report ? await findAttempt(deps.db, name, providerId, report.attemptId) : null)
  await inTransaction(deps.db, async (tx) => {
    const event = { provider: name, eventId, receivedAt: deps.now(), attemptId: attempt?.id ?? null, kind }
    const isNew = await tx
      .insert(webhookEvents)
      .values(event)
      .onConflictDoNothing()
      .returning({ eventId: webhookEvents.eventId })
    if (isNew.length > 0 && attempt) await applyWebhook(tx, deps, attempt, { report, refund })
  })
}

async function applyWebhook(
  tx: Db,
  { now, log }: PaymentDeps,
  attempt: AttemptRow,
  { report, refund }: { report: AttemptReport | null; refund: RefundReport | null },
): Promise<void> {
  const locked = await lockOrder(tx, attempt.orderId, null)
  if (!locked) return
  if (refund) return void (await applyRefundReport(tx, locked, attempt.id, refund, { now: now(), log }))
  if (!report) return
  const known = attempt.paymentId ? locked : await saveAttempt(tx, locked, attempt.id, { paymentId: report.providerId })
  await applyPaymentReport(tx, known, attempt.id, report, { now: now(), log })
}

async function findAttempt(db: Db, provider: ProviderName, providerId: string, attemptId: string | null) {
  const { id, paymentId, refundId, provider: name } = paymentAttempts
  const theirs = or(eq(paymentId, providerId), eq(refundId, providerId))
  const mine = attemptId === null ? theirs : or(theirs, eq(id, attemptId))
  const [found] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(name, provider), mine))
  return found ?? null
}
