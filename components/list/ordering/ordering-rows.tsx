import { useMessages, useTranslations } from 'next-intl'
import type { ListSort } from '@/lib/domain/list/list-kind'
import type { ListedRestaurant } from '@/lib/domain/list/ordering/ordering-list'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import { menuPathFor } from '@/lib/domain/ordering/menu/paths'
import { LiveBadges } from '../client/live-badges'
import { RestaurantList } from '../restaurant-list'
import { RestaurantRow } from '../restaurant-row'
import { AvailabilityBadge } from './availability-badge'
import { badgeSubject, badgeWords, writeSubject } from './badge-subject'
import styles from './ordering-list.module.css'
import { OrderingTermsLine } from './ordering-terms-line'

type Shared = {
  now: Date
  withCity: boolean
  diet?: Diet | null
  sort?: ListSort<'orders'>
}
type Props = Shared & {
  label: string
  restaurants: ListedRestaurant[]
  /** How many rows are visible at once. */
  firstRows?: number
  isTitled?: boolean
}

/** Restaurants for ordering, in static rows: `OrderingBadges` keeps their badges up to date. */
export function OrderingRows({ label, restaurants, firstRows = 2, isTitled, ...shared }: Props) {
  return (
    <RestaurantList label={label} isTitled={isTitled} isStatic isPaged>
      {restaurants.map((listed, index) => (
        <OrderingRow key={listed.restaurant.id} {...listed} {...shared} isFirst={index < firstRows} />
      ))}
    </RestaurantList>
  )
}

/** Keeps the badges of all rows of the page up to date; once per page. */
export function OrderingBadges({ now }: { now: Date }) {
  return <LiveBadges renderedAtMs={now.getTime()} {...badgeWords(useMessages())} />
}

type RowProps = Shared & Pick<ListedRestaurant, 'restaurant' | 'offer' | 'mode' | 'schedule'> & { isFirst: boolean }

/** Row of a restaurant: open or not, delivery here or not, time and cost. Links to its menu. */
function OrderingRow({ restaurant, offer, mode, schedule, now, withCity, isFirst, ...listQuery }: RowProps) {
  const t = useTranslations('orderingList.card')
  const words = badgeWords(useMessages())
  const subject = badgeSubject({ restaurant, schedule, mode, offer })
  return (
    <RestaurantRow
      restaurant={{ ...restaurant, cuisines: restaurant.order_cuisines }}
      href={menuPathFor(restaurant, listQuery.diet ?? null)}
      withCity={withCity}
      isFirst={isFirst}
      badge={
        <span data-badge={writeSubject(subject)} className={styles.badge}>
          <AvailabilityBadge {...subject} {...words} nowMs={now.getTime()} />
        </span>
      }
    >
      <OrderingTermsLine restaurant={restaurant} offer={offer} sort={listQuery.sort ?? 'polecane'} />
      {restaurant.dishes.length > 0 && (
        <p className="soft small">{t('dishes', { list: restaurant.dishes.join(', ') })}</p>
      )}
    </RestaurantRow>
  )
}
