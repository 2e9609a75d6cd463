import 'server-only'
import { type CityWithCount, cityListSchema } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from './client/client'
import { dataOrThrow } from './client/data-or-throw'

/** GET /cities: the tenant's cities with how many restaurants each holds. Contract C0. */
export async function listCities(tenant: Tenant, product: 'reservations' | 'orders'): Promise<CityWithCount[]> {
  return dataOrThrow(await upstream.get(tenant, `/cities?product=${product}`, cityListSchema))
}
