import type { AttemptReport } from '@/lib/domain/payment/provider'
import { inTransaction } from '@/upstream/db/database'
import type { AttemptRow } from '@/upstream/db/order-schema'
import { saveAttempt } from '@/upstream/orders/apply-payment-event'
import { type LockedOrder, lockOrder } from '@/upstream/orders/find-order'
import { applyPaymentReport } from './apply-payment-report'
import type { PaymentDeps } from './payment-deps'

/** The attempt never reached the provider, so there is no page to pay it on. */
const NEVER_ARRIVED = { state: 'expired', rawStatus: 'never_arrived', reason: 'unavailable' } as const

/**
 * Polls or expires an attempt at its provider, and stores the answer. Throws when the provider cannot be reached.
 * Returns the order's resulting state.
 */
export async function pollProvider(
  deps: PaymentDeps,
  attempt: AttemptRow,
  how: 'getStatus' | 'expire',
): Promise<LockedOrder | null> {
  const report = await fetchReport(deps, attempt, how)
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockOrder(tx, attempt.orderId, null)
    if (!locked) return null
    const paymentId = 'providerId' in report ? report.providerId : null
    const known = paymentId && !attempt.paymentId ? await saveAttempt(tx, locked, attempt.id, { paymentId }) : locked
    return applyPaymentReport(tx, known, attempt.id, report, { now: deps.now(), log: deps.log })
  })
}

async function fetchReport(
  { paymentProviders }: PaymentDeps,
  { provider: name, paymentId, id, amountGrosze }: AttemptRow,
  how: 'getStatus' | 'expire',
): Promise<AttemptReport | (typeof NEVER_ARRIVED & { amountGrosze: number })> {
  const provider = paymentProviders.byName(name)
  if (!provider) throw new Error(`the provider ${name} is not set up`)
  const known = paymentId ?? (await provider.find(id))
  return known ? provider[how](known) : { ...NEVER_ARRIVED, amountGrosze }
}
