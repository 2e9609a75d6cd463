import type { LockedOrder } from '../domain/orders/find-order'
import { askProvider } from './ask-provider'
import type { PaymentDeps } from './payment-deps'
import { reasonOf } from './start-attempt'
import { within } from './within'

/** One attempt is asked about at most this often, however many pages look at the order. */
const EVERY_MS = 3000
/** How long a page waits for a provider; what comes later is kept all the same. */
const WAIT_MS = 2500
/** Attempts remembered at most. */
const REMEMBERED = 1000

/**
 * Asks the providers about an unpaid order's open attempts when somebody looks at it: who comes back from the bank is
 * not to wait for a notice or a timer. A provider that is slow or out changes nothing. Contract C1, issue 10 B5.
 */
export function askerOfOpen(deps: PaymentDeps): (found: LockedOrder) => Promise<void> {
  const askedMs = new Map<string, number>()

  return async ({ order, attempts }) => {
    if (order.status !== 'new') return
    const now = deps.now()
    // One that has just been written down is on its way to the provider, which does not know it yet.
    const due = attempts.filter(
      ({ id, status }) =>
        (status === 'open' || status === 'pending') && now.getTime() - (askedMs.get(id) ?? 0) >= EVERY_MS,
    )
    for (const { id } of due) remember(askedMs, id, now.getTime())
    const asked = due.map((attempt) =>
      askProvider(deps, attempt, attempt.expiresAt <= now ? 'expire' : 'getStatus').catch((error: unknown) => {
        deps.log.warn({ provider: attempt.provider, reason: reasonOf(error) }, 'a provider did not answer')
      }),
    )
    if (asked.length > 0) await within(WAIT_MS, Promise.all(asked), null)
  }
}

function remember(askedMs: Map<string, number>, id: string, nowMs: number): void {
  askedMs.delete(id)
  askedMs.set(id, nowMs)
  const [oldest] = askedMs.keys()
  if (askedMs.size > REMEMBERED && oldest !== undefined) askedMs.delete(oldest)
}
