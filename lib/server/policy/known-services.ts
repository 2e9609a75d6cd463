import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { type Service, servicesOf } from '@/lib/domain/tenant/services'
import { processChannel } from '@/lib/server/process-channel'

// The middleware and the pages are bundled separately, and run in one process.
const store = processChannel<Map<string, Service[]>>('services').getOrCreate(() => new Map())

/** Stores the services that a tenant's loaded configuration enables. */
export function recordServices(tenant: string, services: Service[]): void {
  store.set(tenant, services)
}

/** A tenant's services as last loaded, otherwise those of its file: the middleware makes no call. */
export function knownServices({ key, fallback }: { key: string; fallback: TenantConfig }): Service[] {
  return store.get(key) ?? servicesOf(fallback)
}

/** The source of a tenant's current configuration: 'upstream' once a loaded one is stored. Ledger L081. */
export function configSourceOf(key: string): 'upstream' | 'file' {
  return store.has(key) ? 'upstream' : 'file'
}
