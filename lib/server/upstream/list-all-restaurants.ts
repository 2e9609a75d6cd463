import 'server-only'
import type { z } from 'zod'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { listPages } from './list-pages'

type Page<T> = z.ZodType<{ items: T[]; next_cursor: string | null }>

// A cursor that never ends must not block the handler.
const MAX_PAGES = 2000

/** All of a tenant's restaurants of one product, in any number; for callers without time limits. Contract C0. */
export async function listAllRestaurants<T>(
  tenant: Tenant,
  product: 'reservations' | 'orders',
  schema: Page<T>,
): Promise<T[]> {
  return listPages(tenant, '/restaurants', { product }, { schema, maxPages: MAX_PAGES })
}
