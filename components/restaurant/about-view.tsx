import { Wrap } from '@/components/ui/layout/wrap'
import { aboutPath } from '@/lib/domain/restaurant/restaurant-pages'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import styles from './about-view.module.css'
import { Gallery } from './gallery'
import { RestaurantAbout } from './restaurant-about'
import { RestaurantActions } from './restaurant-actions'
import { RestaurantContact } from './restaurant-contact'
import { RestaurantHead } from './restaurant-head'
import { RestaurantHours } from './restaurant-hours'
import { RestaurantTabs } from './restaurant-tabs'

/** Page about a restaurant: description, opening hours, address and operator. */
export function AboutView({ tenant, restaurant, now }: { tenant: Tenant; restaurant: Restaurant; now: Date }) {
  return (
    <Wrap className={`stack-4 one-column ${styles.page}`}>
      <div className="stack-2 one-column">
        <RestaurantHead restaurant={restaurant} now={now} />
        <RestaurantTabs tenant={tenant} restaurant={restaurant} current="about" />
      </div>
      <Gallery name={restaurant.name} pictures={restaurant.pictures} />
      <div className={styles.details}>
        <RestaurantAbout restaurant={restaurant} />
        <RestaurantHours hours={restaurant.hours} now={now} />
        <RestaurantContact restaurant={restaurant} path={aboutPath(restaurant)} />
      </div>
      <RestaurantActions tenant={tenant} restaurant={restaurant} />
    </Wrap>
  )
}
