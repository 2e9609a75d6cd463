import type { ReactNode } from 'react'
import { RestaurantTile } from '@/components/list/restaurant-tile'
import { FreshTimes } from '@/components/list/tables/fresh-times'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import type { Search } from '@/lib/domain/reservation/availability/search'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import styles from './home.module.css'
import { HomeSection } from './section'

type Props = {
  title: string
  text: ReactNode
  /** With it, tiles show the free times around that moment, for the restaurants that were queried. */
  times?: { search: Search; answers: Availability[] }
  restaurants: RestaurantSummary[]
  withCity: boolean
  /** Links to the restaurant's menu instead of its reservation page. */
  leadsToMenu?: boolean
  more: { href: string; text: string }
}

/** A few featured restaurants. */
export function Highlights({ title, text, times, restaurants, withCity, leadsToMenu = false, more }: Props) {
  if (restaurants.length === 0) return null
  const pathOf = leadsToMenu ? menuPath : restaurantPath
  return (
    <HomeSection title={title} text={text} more={more}>
      <ul className={styles.tiles}>
        {restaurants.map((restaurant) => {
          const availability = times?.answers.find(({ restaurant_id: id }) => id === restaurant.id)
          return (
            <li key={restaurant.id}>
              <RestaurantTile restaurant={restaurant} href={pathOf(restaurant)} withCity={withCity}>
                {times && availability && (
                  <FreshTimes restaurant={restaurant} availability={availability} search={times.search} />
                )}
              </RestaurantTile>
            </li>
          )
        })}
      </ul>
    </HomeSection>
  )
}
