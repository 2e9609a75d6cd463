import { useMessages } from 'next-intl'
import { RestaurantList } from '@/components/restaurant-list/restaurant-list'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import type { ListedRestaurant } from '@/lib/domain/search/ordering/ordering-list'
import { badgeSubject, badgeWords } from './badge-subject'
import { LiveBadges } from './client/live-badges'
import { OrderingRestaurantCard } from './ordering-restaurant-card'

type Props = {
  label: string
  restaurants: ListedRestaurant[]
  now: Date
  withCity: boolean
  diet?: Diet | null
  /** How many rows are visible at once. */
  firstRows?: number
  isTitled?: boolean
  isPaired?: boolean
}

/** Restaurants for ordering. The rows are static; their badges follow the browser's clock. */
export function OrderingRows({ label, restaurants, now, withCity, diet, firstRows = 2, ...list }: Props) {
  const words = badgeWords(useMessages())
  const subjects = restaurants.map((listed) => [listed.restaurant.id, badgeSubject(listed, now)] as const)
  return (
    <>
      <RestaurantList label={label} {...list} isStatic>
        {restaurants.map((listed, index) => (
          <OrderingRestaurantCard
            key={listed.restaurant.id}
            {...listed}
            now={now}
            withCity={withCity}
            isFirst={index < firstRows}
            diet={diet}
          />
        ))}
      </RestaurantList>
      <LiveBadges subjects={Object.fromEntries(subjects)} renderedAtMs={now.getTime()} {...words} />
    </>
  )
}
