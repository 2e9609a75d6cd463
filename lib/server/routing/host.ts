import type { Tenant } from '@/lib/domain/tenant/schema'

type Hosted = Pick<Tenant, 'key' | 'hosts' | 'sharedHosts'>

const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

/** `Www.Lubje.pl:3000` → `lubje.pl`: lower case, without port and `www.`; IPv6 keeps its brackets. */
export function bareHost(hostHeader: string): string {
  return hostHeader
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
}

/** Is the host this machine? `host` without port. */
export function isLocalHost(host: string): boolean {
  return LOCAL.test(host)
}

/**
 * The tenant of a Host header by exact match; on shared hosts `requestedKey` (from `?theme=` or its cookie) may name
 * another; unknown names are ignored. `null` for a host that no tenant owns. Ledger L004, L020; contract C18.
 */
export function tenantOfHost<T extends Hosted>(
  tenants: readonly T[],
  hostHeader: string,
  requestedKey?: string,
): T | null {
  const host = bareHost(hostHeader)
  const owner = tenants.find(({ hosts }) => hosts.includes(host))
  if (!owner) return null
  const chosen = isSharedHost(tenants, host) ? tenants.find(({ key }) => key === requestedKey) : undefined
  return chosen ?? owner
}

/** May `?theme=` choose the tenant on this host? */
export function isSharedHost(tenants: readonly Hosted[], hostHeader: string): boolean {
  return tenants.some(({ sharedHosts }) => sharedHosts.includes(bareHost(hostHeader)))
}

/** Origin that the browser shows; only local hosts are served without TLS. The server has checked Host before. */
export function publicOrigin(headers: Headers): string {
  const host = headers.get('host') ?? 'localhost'
  return `${isLocalHost(bareHost(host)) ? 'http' : 'https'}://${host}`
}
