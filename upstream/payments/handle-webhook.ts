import { and, eq, inArray, or } from 'drizzle-orm'
import type { AttemptReport, PaymentProvider, RefundReport, WebhookEvent } from '@/lib/domain/payment/provider'
import { type Db, inTransaction } from '@/upstream/db/database'
import { type AttemptRow, type ProviderName, paymentAttempts, refunds, webhookEvents } from '@/upstream/db/order-schema'
import { saveAttempt } from '@/upstream/orders/apply-payment-event'
import { lockOrder } from '@/upstream/orders/find-order'
import { applyPartReport } from './apply-part-report'
import { applyPaymentReport } from './apply-payment-report'
import { applyRefundReport } from './apply-refund-report'
import type { PaymentDeps } from './payment-deps'

/**
 * Handles a verified notice: the provider is asked for the state, and its answer is stored together with the event's
 * id in one transaction, so that a repeat changes nothing. Throws when the provider cannot be reached: it will send
 * the notice again.
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
  const parts = kind === 'refund' && known ? await pollParts(deps.db, provider, known, providerId) : []
  const attempt = known ?? (report ? await findAttempt(deps.db, name, providerId, report.attemptId) : null)
  await inTransaction(deps.db, async (tx) => {
    const event = { provider: name, eventId, receivedAt: deps.now(), attemptId: attempt?.id ?? null, kind }
    const isNew = await tx
      .insert(webhookEvents)
      .values(event)
      .onConflictDoNothing()
      .returning({ eventId: webhookEvents.eventId })
    if (isNew.length > 0 && attempt) await applyWebhook(tx, deps, attempt, { report, refund, parts })
  })
}

async function applyWebhook(
  tx: Db,
  { now, log }: PaymentDeps,
  attempt: AttemptRow,
  { report, refund, parts }: { report: AttemptReport | null; refund: RefundReport | null; parts: PartReport[] },
): Promise<void> {
  let locked = await lockOrder(tx, attempt.orderId, null)
  if (!locked) return
  for (const { id, report } of parts) locked = await applyPartReport(tx, locked, id, report, { now: now(), log })
  if (refund) return void (await applyRefundReport(tx, locked, attempt.id, refund, { now: now(), log }))
  if (!report) return
  const known = attempt.paymentId ? locked : await saveAttempt(tx, locked, attempt.id, { paymentId: report.providerId })
  await applyPaymentReport(tx, known, attempt.id, report, { now: now(), log })
}

type PartReport = { id: string; report: RefundReport }

/** A notice may name the payment or the refund, so every pending part is polled. Contract C40. */
async function pollParts(
  db: Db,
  provider: PaymentProvider,
  { id, paymentId }: AttemptRow,
  providerId: string,
): Promise<PartReport[]> {
  const onTheWay = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.attemptId, id), eq(refunds.state, 'pending')))
  const reports: PartReport[] = []
  for (const { id, providerRefundId } of onTheWay) {
    if (!providerRefundId) continue
    reports.push({ id, report: await provider.getRefund(paymentId ?? providerId, providerRefundId) })
  }
  return reports
}

async function findAttempt(db: Db, provider: ProviderName, providerId: string, attemptId: string | null) {
  const { id, paymentId, refundId, provider: name } = paymentAttempts
  const ofPart = db.select({ id: refunds.attemptId }).from(refunds).where(eq(refunds.providerRefundId, providerId))
  const theirs = or(eq(paymentId, providerId), eq(refundId, providerId), inArray(id, ofPart))
  const mine = attemptId === null ? theirs : or(theirs, eq(id, attemptId))
  const [found] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(name, provider), mine))
  return found ?? null
}
