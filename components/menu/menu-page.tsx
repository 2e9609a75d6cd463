import { useMessages, useTranslations } from 'next-intl'
import { CartCard } from '@/components/cart/cart-card'
import { RestaurantContact } from '@/components/restaurant/restaurant-contact'
import { RestaurantHours } from '@/components/restaurant/restaurant-hours'
import { Wrap } from '@/components/ui/wrap'
import type { CartRestaurant } from '@/lib/browser/cart-store'
import type { Menu } from '@/lib/menu/menu'
import { menuPath } from '@/lib/menu/paths'
import { groszeFromWire } from '@/lib/money'
import { offeredDeliveryTypes, orderingSchedule } from '@/lib/order/kitchen-door'
import type { RestaurantWithOrdering } from '@/lib/order/schema'
import { discountText } from './discount-text'
import { MenuHead } from './menu-head'
import styles from './menu-page.module.css'
import { MenuSections } from './menu-sections'
import { MenuProvider } from './menu-stage'

type Props = { restaurant: RestaurantWithOrdering; menu: Menu; now: Date }

/** A restaurant's menu with its cart; without a script, a menu to read. */
export function MenuPage({ restaurant, menu, now }: Props) {
  const t = useTranslations('menu.discount')
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
      words={{ menu: { sheet, filter, availability }, cart: messages.cart, address: messages.address }}
      discounts={Object.fromEntries(menu.discounts.map((discount) => [discount.id, discountText(discount, t)]))}
    >
      <Wrap className={styles.page}>
        <div className={styles.main}>
          <MenuHead restaurant={restaurant} street={street} />
          <MenuSections menu={menu} phone={restaurant.contact.phone} />
        </div>
        <aside className={styles.side}>
          <CartCard words={messages.cart} cartRestaurant={cartRestaurant} street={street} />
        </aside>
        <div className={styles.about}>
          <RestaurantHours hours={restaurant.hours} now={now} />
          <RestaurantContact restaurant={restaurant} />
        </div>
      </Wrap>
    </MenuProvider>
  )
}
