import 'server-only'
import { bindMenuWords } from '@/lib/domain/ordering/menu/bind-menu-words'
import { menuSchema, type WireMenu } from '@/lib/domain/ordering/menu/schema'
import { type RestaurantWithOrdering, restaurantWithOrderingSchema } from '@/lib/domain/ordering/order/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from './client/client'
import { dataOrThrow } from './client/data-or-throw'

/** A restaurant with its ordering terms, `null` if this tenant has none with that id. Contract C0. */
export async function getOrderingRestaurant(tenant: Tenant, id: number): Promise<RestaurantWithOrdering | null> {
  const answer = await upstream.get(tenant, `/restaurants/${id}`, restaurantWithOrderingSchema)
  if (!answer.ok && answer.status === 404) return null
  return dataOrThrow(answer)
}

/**
 * GET /restaurants/{id}/menu with no-break spaces for display; `null` if this tenant has no such restaurant. Contract
 * C0, C6, C7.
 */
export async function getMenu(tenant: Tenant, id: number): Promise<WireMenu | null> {
  const answer = await upstream.get(tenant, `/restaurants/${id}/menu`, menuSchema)
  if (!answer.ok && answer.status === 404) return null
  return bindMenuWords(dataOrThrow(answer))
}
