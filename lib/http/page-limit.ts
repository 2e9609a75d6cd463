import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networkOf } from '@/lib/network-of'

/** Live pages a minute and address: nobody reads four in a second, and a phone network has many behind one address. */
const limiter = new RateLimiterMemory({ points: 240, duration: 60 })
const LOOPBACK = /^(?:::1$|(?:::ffff:)?127\.)/

/**
 * Does an address ask for more live pages, each of which asks the upstream, than a person can? This machine itself never
 * does: behind a proxy that nobody has named all diners would be it. Contract "Limits".
 */
export async function isFlood(tenant: string, address: string): Promise<boolean> {
  if (address === '' || LOOPBACK.test(address)) return false
  return limiter.consume(`${tenant} ${networkOf(address)}`).then(
    () => false,
    () => true,
  )
}
