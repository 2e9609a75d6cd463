import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import { isSharedNetwork, networkOf } from '@/lib/domain/rate-limit/network-of'
import type { Deps } from './deps'
import { consume } from './rate-limit'

const HOUR_MS = 3_600_000

/** Counts a submission of a client, successful or not; rejects with 429 above the hourly limit of its network. */
export type CountSubmission = (client: string | null) => Promise<void>

/**
 * Counts reservations, waitlist entries, orders and enquiries of one network per hour, because each may send an e-mail
 * to a stranger. The counts are in memory, and in Redis where there is one: a restart resets them, but money and tables
 * are counted by the database.
 * Decision 0026.
 */
export function submissionCounter({
  caps,
  now,
  sharedState,
}: Pick<Deps, 'caps' | 'now' | 'sharedState'>): CountSubmission {
  const { shared, household } = caps.submissionsAnHour
  const limiter = createSharedLimiter({ name: 'api-submissions', points: shared, windowMs: HOUR_MS }, () => sharedState)
  return async (client) => {
    if (client === null) return
    const network = networkOf(client)
    await consume(limiter, network, now(), isSharedNetwork(network) ? 1 : Math.ceil(shared / household))
  }
}
