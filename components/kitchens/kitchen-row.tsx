import { useMessages, useTranslations } from 'next-intl'
import { RestaurantRow } from '@/components/restaurant-list/restaurant-row'
import type { Diet } from '@/lib/menu/diets'
import { menuPathFor } from '@/lib/menu/paths'
import { kitchenDoor } from '@/lib/order/kitchen-door'
import type { Kitchen } from '@/lib/search/ordering-list'
import { KitchenBadge } from './kitchen-badge'
import { KitchenTerms } from './kitchen-terms'
import styles from './kitchens.module.css'

type Props = Pick<Kitchen, 'restaurant' | 'offer' | 'mode'> & {
  now: Date
  withCity: boolean
  isFirst: boolean
  diet?: Diet | null
}

/** Openings beyond these are the menu's to tell. */
const OPENINGS_SHOWN = 3

/** A kitchen: does it cook now, does it come here, when and for how much. Leads to its menu. */
export function KitchenRow({ restaurant, offer, mode, now, withCity, isFirst, diet = null }: Props) {
  const t = useTranslations('kitchens.row')
  const messages = useMessages()
  const door = kitchenDoor(restaurant, now)
  const { open } = messages.ordering
  const { busy, ordersUntil, until } = messages.kitchens.row
  return (
    <RestaurantRow
      restaurant={{ ...restaurant, cuisines: restaurant.order_cuisines }}
      href={menuPathFor(restaurant, diet)}
      withCity={withCity}
      isFirst={isFirst}
      badge={
        <KitchenBadge
          door={{ ...door, openings: door.openings.slice(0, OPENINGS_SHOWN) }}
          mode={mode}
          renderedAtMs={now.getTime()}
          words={{ open: ordersUntil, openAlways: open, until, busy }}
          doorWords={messages.menu.door}
        />
      }
    >
      <KitchenTerms restaurant={restaurant} offer={offer} />
      {restaurant.dishes.length > 0 && (
        <p className={styles.dishes}>{t('dishes', { list: restaurant.dishes.join(', ') })}</p>
      )}
    </RestaurantRow>
  )
}
