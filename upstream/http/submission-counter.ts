import { isSharedNetwork, networkOf } from '@/lib/domain/rate-limit/network-of'
import { createRateLimiter } from '@/lib/domain/rate-limit/rate-limiter'
import type { Deps } from './deps'
import { consume } from './rate-limit'

const HOUR_MS = 3_600_000

/** Counts a submission of a client, successful or not; throws 429 above the hourly limit of its network. */
export type CountSubmission = (client: string | null) => void

/**
 * Counts reservations, waitlist entries, orders and enquiries of one network per hour, because each may send an e-mail
 * to a stranger. The counts are in memory: a restart resets them, but money and tables are counted by the database.
 * Decision 0026.
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
