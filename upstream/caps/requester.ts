import { createHmac } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { isSharedNetwork, networkOf, siteOf, widerNetworkOf } from '@/lib/domain/rate-limit/network-of'
import type { Caps, NetworkCap } from './caps'

/** Who begins something, as far as caps ask. */
export interface Requester {
  caps: Caps
  /**
   * A keyed digest of the network: no address is kept. Of a /64 there are three, of its /56, of itself and of its /48,
   * with dots between them. `null` is the web server itself, which has no network.
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
  if (isSharedNetwork(network)) return { caps, network: digestOf(network), isShared: true }
  const digests = [widerNetworkOf(network), network, siteOf(network)].map(digestOf)
  return { caps, network: digests.join('.'), isShared: false }
}

/** The digest of the IPv4 address, or of the /56 around a /64. */
export function customerDigestOf(digest: string): string {
  return digest.split('.')[0] ?? digest
}

/** The digest of the IPv4 address, or of the /48 around a /64. */
export function siteDigestOf(digest: string): string {
  return digest.split('.')[2] ?? customerDigestOf(digest)
}

/** Rows whose `column` came from the same IPv4 address, or the same /56. */
export function isOfCustomer(column: SQL, digest: string): SQL {
  return sql`split_part(${column}, '.', 1) = ${customerDigestOf(digest)}`
}

/** Rows whose `column` came from the same IPv4 address, or the same /48. */
export function isOfSite(column: SQL, digest: string): SQL {
  return sql`coalesce(nullif(split_part(${column}, '.', 3), ''), split_part(${column}, '.', 1)) = ${siteDigestOf(digest)}`
}

/** As `Requester.isShared`, of a digest that was kept. */
export function isSharedDigest(digest: string): boolean {
  return !digest.includes('.')
}

export function capOf(cap: NetworkCap, { isShared }: Pick<Requester, 'isShared'>): number {
  return isShared ? cap.shared : cap.household
}

/** A /56 is one household, however many /64 it has; a /48 is as many as may stand behind one IPv4 address. */
export function hasUsedUp(
  cap: NetworkCap,
  { isShared }: Pick<Requester, 'isShared'>,
  { ofCustomer, ofSite }: { ofCustomer: number; ofSite: number },
): boolean {
  return ofSite >= cap.shared || (!isShared && ofCustomer >= cap.household)
}
