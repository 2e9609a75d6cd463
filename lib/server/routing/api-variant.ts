import type { Tenant } from '@/lib/domain/tenant/schema'
import { bareHost, isLocalHost } from '@/lib/server/routing/host'

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
