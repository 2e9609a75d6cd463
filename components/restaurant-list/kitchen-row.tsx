import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { formatDayShort } from '@/lib/dates-pl'
import { deliveryTypesOf, offersMode } from '@/lib/delivery/delivery-modes'
import { restaurantPath } from '@/lib/restaurant/slug'
import type { Kitchen } from '@/lib/search/ordering-list'
import { localDateOf } from '@/lib/time'
import { RestaurantRow } from './restaurant-row'
import styles from './restaurant-row.module.css'

type Props = Kitchen & { now: Date; withCity: boolean; isFirst: boolean }

/** A kitchen that takes orders: open or not, and how its meals get to the diner. No prices yet. */
export function KitchenRow({ restaurant, state, isPaused, now, withCity, isFirst }: Props) {
  const t = useTranslations('ordering')
  const km = restaurant.delivery.maxKmDistance
  const ways = [
    offersMode(restaurant, 'delivery') && km && t('reach', { km }),
    deliveryTypesOf(restaurant.products).includes('robot_delivery') && t('robot'),
    offersMode(restaurant, 'takeout') && t('takeout'),
  ].filter(Boolean)
  return (
    <RestaurantRow
      restaurant={restaurant}
      href={restaurantPath(restaurant)}
      withCity={withCity}
      isFirst={isFirst}
      badge={<StateBadge {...{ state, isPaused, now }} />}
    >
      <p className={styles.note}>{ways.join(' · ')}</p>
    </RestaurantRow>
  )
}

function StateBadge({ state, isPaused, now }: Pick<Kitchen, 'state' | 'isPaused'> & { now: Date }) {
  const t = useTranslations('ordering')
  if (state.open && isPaused) return <Badge kind="warning">{t('paused')}</Badge>
  if (state.open) return <Badge kind="success">{state.until ? t('openUntil', { time: state.until }) : t('open')}</Badge>
  if (!state.opens) return <Badge>{t('closed')}</Badge>
  const { date, time } = state.opens
  const day = date === localDateOf(now) ? t('today') : formatDayShort(date)
  return <Badge>{t('opens', { day, time })}</Badge>
}
