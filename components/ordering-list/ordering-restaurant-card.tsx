import { useMessages, useTranslations } from 'next-intl'
import { RestaurantRow } from '@/components/restaurant-list/restaurant-row'
import { orderingSchedule } from '@/lib/domain/ordering/availability/ordering-schedule'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import { menuPathFor } from '@/lib/domain/ordering/menu/paths'
import type { ListedRestaurant } from '@/lib/domain/search/ordering/ordering-list'
import { AvailabilityBadge } from './client/availability-badge'
import styles from './ordering-list.module.css'
import { OrderingTermsLine } from './ordering-terms-line'

type Props = Pick<ListedRestaurant, 'restaurant' | 'offer' | 'mode'> & {
  now: Date
  withCity: boolean
  isFirst: boolean
  diet?: Diet | null
}

/** Further opening times are shown on the menu page. */
const OPENINGS_SHOWN = 3

/** A restaurant: whether it is open, whether it delivers here, when and at what cost. Links to its menu. */
export function OrderingRestaurantCard({ restaurant, offer, mode, now, withCity, isFirst, diet = null }: Props) {
  const t = useTranslations('orderingList.card')
  const messages = useMessages()
  const schedule = orderingSchedule(restaurant, now)
  const { open } = messages.ordering
  const { busy, ordersUntil, until } = messages.orderingList.card
  return (
    <RestaurantRow
      restaurant={{ ...restaurant, cuisines: restaurant.order_cuisines }}
      href={menuPathFor(restaurant, diet)}
      withCity={withCity}
      isFirst={isFirst}
      badge={
        <AvailabilityBadge
          schedule={{ ...schedule, openings: schedule.openings.slice(0, OPENINGS_SHOWN) }}
          mode={mode}
          renderedAtMs={now.getTime()}
          words={{ open: ordersUntil, openAlways: open, until, busy }}
          availabilityWords={messages.menu.availability}
        />
      }
    >
      <OrderingTermsLine restaurant={restaurant} offer={offer} />
      {restaurant.dishes.length > 0 && (
        <p className={styles.dishes}>{t('dishes', { list: restaurant.dishes.join(', ') })}</p>
      )}
    </RestaurantRow>
  )
}
