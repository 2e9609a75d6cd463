import { RestaurantList } from '@/components/restaurant-list/restaurant-list'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import type { ListedRestaurant } from '@/lib/domain/search/ordering/ordering-list'
import type { OrderingSort } from '@/lib/domain/search/ordering/ordering-query'
import { OrderingRestaurantCard } from './ordering-restaurant-card'

type Props = {
  label: string
  restaurants: ListedRestaurant[]
  now: Date
  withCity: boolean
  diet?: Diet | null
  sort?: OrderingSort
  /** How many rows are visible at once. */
  firstRows?: number
  isTitled?: boolean
}

/** Restaurants for ordering, in static rows: `OrderingBadges` keeps their badges right. */
export function OrderingRows({ label, restaurants, now, withCity, diet, sort, firstRows = 2, ...list }: Props) {
  return (
    <RestaurantList label={label} {...list} isStatic isPaged>
      {restaurants.map((listed, index) => (
        <OrderingRestaurantCard
          key={listed.restaurant.id}
          {...listed}
          now={now}
          withCity={withCity}
          isFirst={index < firstRows}
          diet={diet}
          sort={sort}
        />
      ))}
    </RestaurantList>
  )
}
