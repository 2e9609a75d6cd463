import { createHmac } from 'node:crypto'
import { isShared, networkOf, widerNetworkOf } from '@/lib/network-of'
import type { Caps, NetworkCap } from './caps'

/** Who begins something, as far as caps ask. */
export interface Requester {
  caps: Caps
  /**
   * A keyed digest of the network: no address is kept. Of a /64 there are two, of its /56 and of itself, with a dot
   * between them. `null` is the web server itself, which has no network.
   */
  network: string | null
  /** Behind IPv4 there may be hundreds of diners. */
  isShared: boolean
}

/** `secret` keys the digest, so that nobody who reads the database can turn it back into an address. */
export function requesterOf(
  { caps, partnerToken }: { caps: Caps; partnerToken: string },
  client: string | null,
): Requester {
  const digestOf = (network: string) =>
    createHmac('sha256', `network:${partnerToken}`).update(network).digest('base64url').slice(0, 22)
  const network = client && networkOf(client)
  if (!network) return { caps, network: null, isShared: false }
  if (isShared(network)) return { caps, network: digestOf(network), isShared: true }
  return { caps, network: `${digestOf(widerNetworkOf(network))}.${digestOf(network)}`, isShared: false }
}

/** The digest of the IPv4 address, or of the /56 around a /64. */
export function widerDigestOf(digest: string): string {
  return digest.split('.')[0] ?? digest
}

/** As `Requester.isShared`, of a digest that was kept. */
export function isSharedDigest(digest: string): boolean {
  return !digest.includes('.')
}

export function capOf(cap: NetworkCap, { isShared }: Pick<Requester, 'isShared'>): number {
  return isShared ? cap.shared : cap.household
}
