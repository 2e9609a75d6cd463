import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import { networkOf, requestCostOf } from '@/lib/domain/rate-limit/network-of'
import { sharedState } from '@/lib/server/shared-state'

/** Live pages a minute and IPv4 address, which a phone network shares; a /64 of IPv6 pays eightfold. Decision 0026. */
const consume = createSharedLimiter({ name: 'web-pages', points: 1920, windowMs: 60_000 }, sharedState.get)
const LOOPBACK = /^(?:::1$|(?:::ffff:)?127\.)/

/**
 * Does an address ask for more live pages, each of which asks the upstream, than its people can? This machine itself never
 * does: behind a proxy that nobody has named all diners would be it. Contract "Limits".
 */
export async function exceedsPageLimit(tenant: string, address: string): Promise<boolean> {
  if (address === '' || LOOPBACK.test(address)) return false
  const network = networkOf(address)
  return (await consume(`${tenant} ${network}`, Date.now(), requestCostOf(network))) > 0
}
