import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { type Service, servicesOf } from '@/lib/domain/tenant/services'
import { processChannel } from '@/lib/server/process-channel'

// The middleware and the pages are bundled apart, and run in one process.
const store = processChannel<Map<string, Service[]>>('services').getOrCreate(() => new Map())

/** Remembers what a tenant's loaded configuration enables. */
export function recordServices(tenant: string, services: Service[]): void {
  store.set(tenant, services)
}

/** The services of a tenant as last loaded, before that those of its file: the middleware asks nobody. */
export function knownServices({ key, fallback }: { key: string; fallback: TenantConfig }): Service[] {
  return store.get(key) ?? servicesOf(fallback)
}

/** Where a tenant's configuration in force comes from: only a loaded one is noted here. Ledger L081. */
export function configSourceOf(key: string): 'upstream' | 'file' {
  return store.has(key) ? 'upstream' : 'file'
}
