import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import { RATES, type RateName } from '@/lib/domain/rate-limit/limits'
import { networkOf, requestCostOf } from '@/lib/domain/rate-limit/network-of'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { sharedState } from '@/lib/server/shared-state'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

const limiterOf = (name: RateName) => {
  const { points, minutes } = RATES[name]
  return createSharedLimiter({ name, points, windowMs: minutes * 60_000 }, sharedState.get)
}

/** Limits of one network's calls to a tenant. */
const limiters = { write: limiterOf('webWrites'), read: limiterOf('webReads'), log: limiterOf('webLogs') }
export type Limit = keyof typeof limiters
const livePages = limiterOf('webPages')

/**
 * `null` if the call is allowed, else the 429 answer. `key`: the tenant and `networkOf` the caller's address. `calls`:
 * the number of calls it counts as.
 */
export async function rateLimitResponse(limit: Limit, key: string, calls = 1): Promise<Response | null> {
  const waitMs = await limiters[limit](key, Date.now(), calls * requestCostOf(key))
  if (waitMs === 0) return null
  return problemAnswer(
    429,
    { code: 'too_many', message: WEB_REFUSALS.tooMany },
    { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  )
}

/**
 * Does an address request more live pages, each with upstream calls, than people behind it can read? This machine
 * itself, whose address is empty, never does. Contract "Limits".
 */
export async function exceedsPageLimit(tenant: string, address: string): Promise<boolean> {
  if (address === '') return false
  const network = networkOf(address)
  return (await livePages(`${tenant} ${network}`, Date.now(), requestCostOf(network))) > 0
}
