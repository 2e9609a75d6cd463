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

/** The tenant's upstream of a page, besides the one behind its first host. Ledger L252, L253. */
type ApiVariant = 'stage' | 'local'

/** Variant of a page host; `null` for the tenant's own upstream. Contract C18. */
export function apiVariantOf(pageHost: string): ApiVariant | null {
  const host = bareHost(pageHost)
  if (isLocalHost(host)) return 'local'
  return host.startsWith('stage.') ? 'stage' : null
}

/**
 * The first segment below `app/[tenant]`. Pages of two variants show two upstreams' content, so they have two
 * addresses, `/lubje/…` and `/lubje--stage/…`; where UPSTREAM_URL overrides all there is one upstream and one address.
 * Contract C18.
 */
export function tenantSegment(key: string, pageHost: string, isOverridden: boolean): string {
  const variant = isOverridden ? null : apiVariantOf(pageHost)
  return variant ? `${key}--${variant}` : key
}

/** The key in a segment, and the host of the registry from which its API host is derived. */
export function readTenantSegment<T extends Pick<Tenant, 'key' | 'hosts'>>(
  tenants: readonly T[],
  segment: string,
): { tenant: T; apiHost: string } | null {
  const [key, variant, ...rest] = segment.split('--')
  const tenant = tenants.find((one) => one.key === key)
  if (!tenant || rest.length > 0) return null
  const wanted = variant ?? null
  const apiHost = tenant.hosts.find((host) => apiVariantOf(host) === wanted)
  return apiHost ? { tenant, apiHost } : null
}
