import 'server-only'
import { suggestionListSchema } from '@/lib/domain/list/suggestions-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'

/** GET /suggestions: what the tenant has like `q`, in all its cities without one. Contract C0, decision 0037. */
export function listSearchSuggestions(
  tenant: Tenant,
  { q, city, product }: { q: string; city: string; product: 'reservations' | 'orders' },
) {
  const params = new URLSearchParams({ q, product, ...(city && { city }) })
  return upstream.get(tenant, `/suggestions?${params}`, suggestionListSchema, { timeoutMs: 2000 })
}
