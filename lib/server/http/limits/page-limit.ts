import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import { networkOf, requestCostOf } from '@/lib/domain/rate-limit/network-of'
import { sharedState } from '@/lib/server/shared-state'

/** Live pages a minute and IPv4 address, which a phone network shares; a /64 of IPv6 pays eightfold. Decision 0026. */
const consume = createSharedLimiter({ name: 'web-pages', points: 1920, windowMs: 60_000 }, sharedState.get)

/**
 * Does an address ask for more live pages, each of which asks the upstream, than its people can? This machine itself, whose
 * address is empty, never does. Contract "Limits".
 * @param pages as how many the request counts
 */
export async function exceedsPageLimit(tenant: string, address: string, pages = 1): Promise<boolean> {
  if (address === '') return false
  const network = networkOf(address)
  return (await consume(`${tenant} ${network}`, Date.now(), pages * requestCostOf(network))) > 0
}
