import { createHmac } from 'node:crypto'
import { isShared, networkOf } from '@/lib/network-of'
import type { Caps, NetworkCap } from './caps'

/** Who begins something, as far as caps ask. */
export interface Requester {
  caps: Caps
  /** A keyed digest of the network: no address is kept. `null` is the web server itself, which has no network. */
  network: string | null
  /** Behind IPv4 there may be hundreds of diners. */
  isShared: boolean
}

/** `secret` keys the digest, so that nobody who reads the database can turn it back into an address. */
export function requesterOf(
  { caps, partnerToken }: { caps: Caps; partnerToken: string },
  client: string | null,
): Requester {
  const network = client && networkOf(client)
  return {
    caps,
    network:
      network && createHmac('sha256', `network:${partnerToken}`).update(network).digest('base64url').slice(0, 22),
    isShared: network !== null && isShared(network),
  }
}

export function capOf(cap: NetworkCap, { isShared }: Pick<Requester, 'isShared'>): number {
  return isShared ? cap.shared : cap.household
}
