import 'server-only'
import { cuisineListSchema } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from './client/client'
import { dataOrThrow } from './client/data-or-throw'

/** Those of `all` that a restaurant of the tenant has, in the order of `all`. Throws an UpstreamOutage. Contract C0. */
export async function listCuisines<T extends string>(
  tenant: Tenant,
  product: 'reservations' | 'orders',
  all: readonly T[],
): Promise<T[]> {
  const found = dataOrThrow(await upstream.get(tenant, `/cuisines?product=${product}`, cuisineListSchema))
  return all.filter((cuisine) => found.some((one) => one.cuisine === cuisine))
}
