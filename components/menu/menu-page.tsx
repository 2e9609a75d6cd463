import { useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import { CartCard } from '@/components/cart/client/cart-card'
import { RestaurantContact } from '@/components/restaurant/restaurant-contact'
import { RestaurantHours } from '@/components/restaurant/restaurant-hours'
import { Wrap } from '@/components/ui/layout/wrap'
import { groszeFromWire } from '@/lib/domain/money'
import { offeredDeliveryTypes } from '@/lib/domain/ordering/availability/delivery-types'
import { orderingSchedule } from '@/lib/domain/ordering/availability/ordering-schedule'
import type { CartRestaurant } from '@/lib/domain/ordering/cart/cart'
import type { Menu } from '@/lib/domain/ordering/menu/menu'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import type { RestaurantWithOrdering } from '@/lib/domain/ordering/order/schema'
import { kitchenPaceOf } from '@/lib/domain/ordering/promise/kitchen-pace'
import { MenuProvider } from './client/menu-provider'
import { MenuHead } from './menu-head'
import styles from './menu-page.module.css'
import { MenuSections } from './menu-sections'

type Props = {
  restaurant: RestaurantWithOrdering
  menu: Menu
  now: Date
  /** Links to the restaurant's other pages; a frame on a partner's site has none. */
  tabs?: ReactNode
}

/** A restaurant's menu with its cart; without a script, a menu to read. */
export function MenuPage({ restaurant, menu, now, tabs }: Props) {
  const messages = useMessages()
  const { id, name, address, ordering } = restaurant
  const { sheet, filter, availability } = messages.menu
  const cartRestaurant: CartRestaurant = { id, name, path: menuPath(restaurant) }
  const street = `${address.street} ${address.house}`

  return (
    <MenuProvider
      cartRestaurant={cartRestaurant}
      street={street}
      terms={{
        restaurantId: id,
        offered: offeredDeliveryTypes(restaurant),
        packagingGrosze: groszeFromWire(ordering?.packaging ?? 0),
        minCartGrosze: groszeFromWire(ordering?.min_cart ?? 0),
        renderedAtMs: now.getTime(),
      }}
      schedule={orderingSchedule(restaurant, now)}
      pace={ordering && kitchenPaceOf(ordering)}
      words={{ menu: { sheet, filter, availability }, cart: messages.cart, address: messages.address }}
    >
      <Wrap className={styles.page}>
        <div className="stack-3 one-column at-start">
          <MenuHead restaurant={restaurant} street={street} tabs={tabs} />
          <MenuSections menu={menu} phone={restaurant.contact.phone} now={now} />
        </div>
        <aside className={`scripted ${styles.side}`}>
          <CartCard words={messages.cart} cartRestaurant={cartRestaurant} street={street} />
        </aside>
        <div className={styles.about}>
          <RestaurantHours hours={restaurant.hours} now={now} />
          <RestaurantContact restaurant={restaurant} path={menuPath(restaurant)} />
        </div>
      </Wrap>
    </MenuProvider>
  )
}
