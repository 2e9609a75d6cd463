import 'server-only'
import { addressListSchema, distanceSchema } from '@/lib/domain/ordering/delivery/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from './client/client'

/** GET /addresses: suggestions near the tenant's centre. Contract C0. */
export function listAddressSuggestions(tenant: Tenant, q: string) {
  return upstream.get(tenant, `/addresses?${new URLSearchParams({ q })}`, addressListSchema, { timeoutMs: 3000 })
}

/** GET /restaurants/{id}/distance, `lng` first. Ledger L272, L273; contract C5. */
export function getDistance(tenant: Tenant, id: number, { lat, lng }: { lat: number; lng: number }) {
  return upstream.get(tenant, `/restaurants/${id}/distance?lng=${lng}&lat=${lat}`, distanceSchema, { timeoutMs: 3000 })
}
