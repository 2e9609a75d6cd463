import { inArray, sql } from 'drizzle-orm'
import { paymentAttempts } from '@/upstream/db/order-schema'
import type { PaymentDeps } from '@/upstream/payments/payment-deps'
import { pollProvider } from '@/upstream/payments/poll-provider'
import { errorNameOf } from '@/upstream/payments/start-attempt'
import { claimDue } from './claim'

/**
 * Asks providers about attempts without a final payment event: first soon, then less often, for two days. An attempt
 * that is no longer needed, or has expired, is cancelled. Contract C1.
 */
export async function pollAttempts(deps: PaymentDeps): Promise<number> {
  const now = deps.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const ids = await claimDue(
    deps.db,
    {
      table: sql`payment_attempts`,
      column: sql`poll_at`,
      where: sql`true`,
      pause: sql`polls = polls + 1, poll_at = CASE WHEN created_at < ${at} - interval '2 days' THEN NULL
        ELSE ${at} + make_interval(secs => least(3600, 20 * power(1.5, least(polls, 20)))) END`,
    },
    now,
  )
  if (ids.length === 0) return 0
  const due = await deps.db.select().from(paymentAttempts).where(inArray(paymentAttempts.id, ids))
  for (const attempt of due) {
    const isOver = attempt.status === 'expired' || attempt.expiresAt <= now
    await pollProvider(deps, attempt, isOver ? 'expire' : 'getStatus').catch((error: unknown) => {
      deps.log.warn({ provider: attempt.provider, reason: errorNameOf(error) }, 'a provider did not answer')
    })
  }
  return due.length
}
