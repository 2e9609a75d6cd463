import { useMessages, useTranslations } from 'next-intl'
import { RestaurantRow } from '@/components/restaurant-list/restaurant-row'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import { menuPathFor } from '@/lib/domain/ordering/menu/paths'
import type { ListedRestaurant } from '@/lib/domain/search/ordering/ordering-list'
import type { OrderingSort } from '@/lib/domain/search/ordering/ordering-query'
import { AvailabilityBadge } from './availability-badge'
import { badgeSubject, badgeWords } from './badge-subject'
import styles from './ordering-list.module.css'
import { OrderingTermsLine } from './ordering-terms-line'
import { writeSubject } from './subject-attribute'

type Props = Pick<ListedRestaurant, 'restaurant' | 'offer' | 'mode' | 'schedule'> & {
  now: Date
  withCity: boolean
  isFirst: boolean
  diet?: Diet | null
  sort?: OrderingSort
}

/** A restaurant: whether it is open, whether it delivers here, when and at what cost. Links to its menu. */
export function OrderingRestaurantCard({
  restaurant,
  offer,
  mode,
  schedule,
  now,
  withCity,
  isFirst,
  diet = null,
  sort = 'polecane',
}: Props) {
  const t = useTranslations('orderingList.card')
  const words = badgeWords(useMessages())
  const subject = badgeSubject({ schedule, mode })
  return (
    <RestaurantRow
      restaurant={{ ...restaurant, cuisines: restaurant.order_cuisines }}
      href={menuPathFor(restaurant, diet)}
      withCity={withCity}
      isFirst={isFirst}
      badge={
        <span data-badge={writeSubject(subject)} className={styles.badge}>
          <AvailabilityBadge {...subject} {...words} nowMs={now.getTime()} />
        </span>
      }
    >
      <OrderingTermsLine restaurant={restaurant} offer={offer} sort={sort} />
      {restaurant.dishes.length > 0 && (
        <p className={styles.dishes}>{t('dishes', { list: restaurant.dishes.join(', ') })}</p>
      )}
    </RestaurantRow>
  )
}
