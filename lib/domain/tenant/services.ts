import type { Tenant } from '@/lib/domain/tenant/schema'

/** Third-party services that a tenant may use: a tag manager and an ad pixel. Ledger L282. */
export type Service = 'gtm' | 'pixel'

/** The services that a tenant's configuration enables; a service needs an id. */
export function servicesOf({ analytics }: Pick<Tenant, 'analytics'>): Service[] {
  return [...(analytics.gtmId ? ['gtm' as const] : []), ...(analytics.pixelId ? ['pixel' as const] : [])]
}
