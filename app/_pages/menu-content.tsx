import { MenuPage } from '@/components/menu/menu-page'
import { NoMenuPage } from '@/components/menu/no-menu-page'
import { ReadMenuPage } from '@/components/menu/read-menu-page'
import { RestaurantTabs } from '@/components/restaurant/restaurant-tabs'
import { offeredDeliveryTypes } from '@/lib/domain/ordering/availability/delivery-types'
import type { Menu } from '@/lib/domain/ordering/menu/menu'
import type { RestaurantWithOrdering } from '@/lib/domain/ordering/order/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'

type Props = { tenant: Tenant; restaurant: RestaurantWithOrdering; menu: Menu | null; now: Date }
/** A framed page on a partner's site has no links to the restaurant's other pages. */
type OrderProps = Props & { isEmbedded?: boolean }

/** The page of a menu to order from. A restaurant that takes no orders has no cart. Contract C18. */
export function OrderMenuContent({ tenant, restaurant, menu, now, isEmbedded }: OrderProps) {
  if (!hasDishes(menu)) return <NoMenuPage restaurant={restaurant} isEmbedded={isEmbedded} />
  if (offeredDeliveryTypes(restaurant).length === 0)
    return <ReadMenuPage tenant={tenant} restaurant={restaurant} menu={menu} now={now} isEmbedded={isEmbedded} />
  const tabs = !isEmbedded && <RestaurantTabs tenant={tenant} restaurant={restaurant} current="menu" />
  return <MenuPage restaurant={restaurant} menu={menu} now={now} tabs={tabs} />
}

/** The page of a menu to read. */
export function ReadMenuContent({ tenant, restaurant, menu, now }: Props) {
  if (!hasDishes(menu)) return <NoMenuPage restaurant={restaurant} />
  return <ReadMenuPage tenant={tenant} restaurant={restaurant} menu={menu} now={now} />
}

export function hasDishes(menu: Menu | null): menu is Menu {
  return menu !== null && menu.categories.length > 0
}
