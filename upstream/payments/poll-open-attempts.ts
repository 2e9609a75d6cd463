import type { LockedOrder } from '@/upstream/orders/find-order'
import type { PaymentDeps } from './payment-deps'
import { pollProvider } from './poll-provider'
import { errorNameOf } from './start-attempt'
import { withTimeout } from './with-timeout'

/** One attempt is polled at most this often, however many pages show the order. */
const MIN_INTERVAL_MS = 3000
/** Time that a page waits for a provider; later answers are stored all the same. */
const WAIT_MS = 2500
/** Attempts remembered at most. */
const MAX_REMEMBERED = 1000

/**
 * Polls the providers for an unpaid order's open attempts when its page is loaded: a diner who returns from the bank
 * should not wait for a notice or a timer. A slow or unreachable provider changes nothing. Contract C1,
 * docs/design/payments.md.
 */
export function pollerOfOpenAttempts(deps: PaymentDeps): (found: LockedOrder) => Promise<void> {
  const lastPollMs = new Map<string, number>()

  return async ({ order, attempts }) => {
    if (order.status !== 'new') return
    const now = deps.now()
    // An attempt that was just stored is on its way to the provider, which does not know it yet.
    const due = attempts.filter(
      ({ id, status }) =>
        (status === 'open' || status === 'pending') && now.getTime() - (lastPollMs.get(id) ?? 0) >= MIN_INTERVAL_MS,
    )
    for (const { id } of due) rememberPoll(lastPollMs, id, now.getTime())
    const polls = due.map((attempt) =>
      pollProvider(deps, attempt, attempt.expiresAt <= now ? 'expire' : 'getStatus').catch((error: unknown) => {
        deps.log.warn({ provider: attempt.provider, reason: errorNameOf(error) }, 'a provider did not answer')
      }),
    )
    if (polls.length > 0) await withTimeout(WAIT_MS, Promise.all(polls), null)
  }
}

function rememberPoll(lastPollMs: Map<string, number>, id: string, nowMs: number): void {
  lastPollMs.delete(id)
  lastPollMs.set(id, nowMs)
  const [oldest] = lastPollMs.keys()
  if (lastPollMs.size > MAX_REMEMBERED && oldest !== undefined) lastPollMs.delete(oldest)
}
