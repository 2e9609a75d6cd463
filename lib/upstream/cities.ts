import 'server-only'
import { type CityWithCount, cityListSchema } from '@/lib/restaurant/schema'
import type { Tenant } from '@/lib/tenant/schema'
import { upstream } from './client'
import { dataOrThrow } from './or-outage'

/** GET /cities: the tenant's cities with how many restaurants each holds. Contract C0. */
export async function listCities(tenant: Tenant, product: 'reservations' | 'orders'): Promise<CityWithCount[]> {
  return dataOrThrow(await upstream.get(tenant, `/cities?product=${product}`, cityListSchema))
}
