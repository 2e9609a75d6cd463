import { RestaurantTile } from '@/components/list/restaurant-tile'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import styles from './home.module.css'
import { Section } from './section'

type Props = {
  title: string
  text: string
  restaurants: RestaurantSummary[]
  withCity: boolean
  /** Links to the restaurant's menu instead of its reservation page. */
  leadsToMenu?: boolean
  more: { href: string; text: string }
}

/** A few featured restaurants. */
export function Highlights({ title, text, restaurants, withCity, leadsToMenu = false, more }: Props) {
  if (restaurants.length === 0) return null
  const pathOf = leadsToMenu ? menuPath : restaurantPath
  return (
    <Section title={title} text={text} more={more}>
      <ul className={styles.tiles}>
        {restaurants.map((restaurant) => (
          <li key={restaurant.id}>
            <RestaurantTile restaurant={restaurant} href={pathOf(restaurant)} withCity={withCity} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
