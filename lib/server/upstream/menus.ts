import 'server-only'
import { bindMenuWords } from '@/lib/domain/ordering/menu/bind-menu-words'
import type { WireMenu } from '@/lib/domain/ordering/menu/schema'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { findUpstream } from './client/call'

/** A restaurant with its ordering terms, `null` if this tenant has none with that id. Contract C0. */
export function findOrderingRestaurant(tenant: Tenant, id: number) {
  return findUpstream(tenant, restaurantCalls.one, { params: { id } })
}

/** The menu with no-break spaces for display; `null` if this tenant has no such restaurant. Contract C0, C6, C7. */
export async function findMenu(tenant: Tenant, id: number): Promise<WireMenu | null> {
  const menu = await findUpstream(tenant, restaurantCalls.menu, { params: { id } })
  return menu && bindMenuWords(menu)
}
