import { cache } from 'react'
import { menuFromWire } from '@/lib/domain/ordering/menu/from-wire'
import type { Menu } from '@/lib/domain/ordering/menu/menu'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { getMenu, getOrderingRestaurant } from '@/lib/server/upstream/menus'

/** One call per request, although both the page and its metadata load it. */
export const loadOrderingRestaurant = cache((tenant: Tenant, id: string) => getOrderingRestaurant(tenant, Number(id)))

/** The menu as the code reads it; one call per request. */
export const loadMenu = cache(async (tenant: Tenant, id: string): Promise<Menu | null> => {
  const wire = await getMenu(tenant, Number(id))
  return wire && menuFromWire(wire)
})
