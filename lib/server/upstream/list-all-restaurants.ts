import 'server-only'
import type { z } from 'zod'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from './client/client'
import { dataOrThrow } from './client/data-or-throw'

type Page<T> = z.ZodType<{ items: T[]; next_cursor: string | null }>

// A cursor that never ends must not block the handler.
const MAX_PAGES = 2000

/** All of a tenant's restaurants of one product, in any number; for callers without time limits. Contract C0. */
export async function listAllRestaurants<T>(
  tenant: Tenant,
  product: 'reservations' | 'orders',
  schema: Page<T>,
): Promise<T[]> {
  const found: T[] = []
  let cursor: string | null = null
  for (let page = 0; page < MAX_PAGES; page++) {
    const params: URLSearchParams = new URLSearchParams({ product, limit: '100', ...(cursor && { cursor }) })
    const answer = dataOrThrow(await upstream.get(tenant, `/restaurants?${params}`, schema))
    found.push(...answer.items)
    cursor = answer.next_cursor
    if (!cursor) return found
  }
  return found
}
