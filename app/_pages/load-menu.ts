import { cache } from 'react'
import { menuFromWire } from '@/lib/domain/ordering/menu/from-wire'
import type { Menu } from '@/lib/domain/ordering/menu/menu'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { findMenu, findOrderingRestaurant } from '@/lib/server/upstream/menus'

/** Loads once per request, although both the page and its metadata load it. */
export const loadOrderingRestaurant = cache((tenant: Tenant, id: string) => findOrderingRestaurant(tenant, Number(id)))

/** Menu in the code's types; one call per request. */
export const loadMenu = cache(async (tenant: Tenant, id: string): Promise<Menu | null> => {
  const wire = await findMenu(tenant, Number(id))
  return wire && menuFromWire(wire)
})
