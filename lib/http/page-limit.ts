import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networkOf } from '@/lib/network-of'

/** Live pages a minute and address: nobody reads four in a second, and a phone network has many behind one address. */
const limiter = new RateLimiterMemory({ points: 240, duration: 60 })
const LOOPBACK = /^(?:::1$|(?:::ffff:)?127\.)/

/**
 * Seconds to wait before another live page, which always asks the upstream; 0 where it may come. This machine itself is
 * not limited: behind a proxy that nobody has named all diners would be it. Contract "Limits".
 */
export async function pageWaitSeconds(tenant: string, address: string): Promise<number> {
  if (address === '' || LOOPBACK.test(address)) return 0
  try {
    await limiter.consume(`${tenant} ${networkOf(address)}`)
    return 0
  } catch (refusal) {
    return Math.max(1, Math.ceil(((refusal as { msBeforeNext?: number }).msBeforeNext ?? 1000) / 1000))
  }
}
