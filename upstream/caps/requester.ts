import { createHmac } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { isSharedNetwork, networkOf, siteOf, widerNetworkOf } from '@/lib/domain/rate-limit/network-of'
import type { Caps, NetworkCap } from './caps'

/** The sender of a request, as far as limits need it. */
export interface Requester {
  caps: Caps
  /**
   * A keyed digest of the network: no address is stored. An IPv6 sender has three digests, of its /56, its /64 and its
   * /48, separated by dots. `null` is the web server itself, which is not limited.
   */
  network: string | null
  /** True for IPv4, which hundreds of diners may share. */
  isShared: boolean
}

/** The digest is keyed, so that nobody who reads the database can recover an address. */
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

/** `Requester.isShared` of a stored digest. */
export function isSharedDigest(digest: string): boolean {
  return !digest.includes('.')
}

export function capOf(cap: NetworkCap, { isShared }: Pick<Requester, 'isShared'>): number {
  return isShared ? cap.shared : cap.household
}

/** A /56 is one household, however many /64 it has; a /48 is compared with the limit of an IPv4 address. */
export function hasUsedUp(
  cap: NetworkCap,
  { isShared }: Pick<Requester, 'isShared'>,
  { ofCustomer, ofSite }: { ofCustomer: number; ofSite: number },
): boolean {
  return ofSite >= cap.shared || (!isShared && ofCustomer >= cap.household)
}
