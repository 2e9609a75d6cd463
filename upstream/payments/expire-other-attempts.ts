import type { PaymentRequest } from '@/lib/domain/ordering/order/schema'
import type { AttemptRow } from '@/upstream/db/order-schema'
import type { LockedOrder } from '@/upstream/orders/find-order'
import { isOpenAttempt } from '@/upstream/orders/is-open-attempt'
import { isReusable, isWithBank } from './pay-order'
import type { PaymentDeps } from './payment-deps'
import { pollProvider } from './poll-provider'
import { errorNameOf } from './start-attempt'
import { withTimeout } from './with-timeout'

/**
 * Before another attempt, expires the open ones at their providers, so that nobody pays twice. An attempt that the
 * bank is processing keeps its time: until then the other is refused. One that has been paid meanwhile settles the
 * order. Money of an attempt that could not be expired in time is refunded.
 */
export async function expireOtherAttempts(
  deps: PaymentDeps,
  { attempts }: LockedOrder,
  request: PaymentRequest,
): Promise<void> {
  const now = deps.now()
  const others = attempts.filter(
    (attempt) =>
      isOpenAttempt(attempt) &&
      !isReusable(attempt, request, now) &&
      !(isWithBank(attempt, now) && attempt.expiresAt > now),
  )
  if (others.length > 0) await withTimeout(deps.providerWaitMs.expireOthers, expireAll(deps, others), null)
}

async function expireAll(deps: PaymentDeps, others: AttemptRow[]): Promise<void> {
  for (const attempt of others) {
    await pollProvider(deps, attempt, 'expire').catch((error: unknown) => {
      deps.log.warn({ provider: attempt.provider, reason: errorNameOf(error) }, 'a payment could not be taken back')
    })
  }
}
