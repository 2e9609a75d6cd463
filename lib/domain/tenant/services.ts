import type { Tenant } from '@/lib/domain/tenant/schema'

/** What a tenant may have others count: a tag manager and an ad pixel. Ledger L282. */
export type Service = 'gtm' | 'pixel'

/** The services that a tenant's configuration enables; those without an id do not exist. */
export function servicesOf({ analytics }: Pick<Tenant, 'analytics'>): Service[] {
  return [...(analytics.gtmId ? ['gtm' as const] : []), ...(analytics.pixelId ? ['pixel' as const] : [])]
}
