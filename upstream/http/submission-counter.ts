import { isSharedNetwork, networkOf } from '@/lib/domain/rate-limit/network-of'
import { createRateLimiter } from '@/lib/domain/rate-limit/rate-limiter'
import type { Deps } from './deps'
import { consume } from './rate-limit'

const HOUR_MS = 3_600_000

/** Counts what a client is about to begin, well or in vain; throws 429 beyond the hour's cap of its network. */
export type CountSubmission = (client: string | null) => void

/**
 * Reservations, waits, orders and letters of one network an hour, together: each may write to a stranger. In memory, since
 * after a restart it guards neither money nor a table, which the database counts. Decision 0026.
 */
export function submissionCounter({ caps, now }: Pick<Deps, 'caps' | 'now'>): CountSubmission {
  const { shared, household } = caps.submissionsAnHour
  const limiter = createRateLimiter({ points: shared, windowMs: HOUR_MS })
  return (client) => {
    if (client === null) return
    const network = networkOf(client)
    consume(limiter, network, now(), isSharedNetwork(network) ? 1 : Math.ceil(shared / household))
  }
}
