import type { ReactNode } from 'react'
import { Wrap } from '@/components/ui/layout/wrap'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { Gallery } from './gallery'
import { RestaurantAbout } from './restaurant-about'
import { RestaurantContact } from './restaurant-contact'
import { RestaurantHead } from './restaurant-head'
import { RestaurantHours } from './restaurant-hours'
import styles from './restaurant-view.module.css'

/** A restaurant's page: pictures, opening state, the reservation card (`children`), then the details. */
export function RestaurantView({
  restaurant,
  now,
  children,
}: {
  restaurant: Restaurant
  now: Date
  children: ReactNode
}) {
  return (
    <Wrap className={styles.page}>
      <Gallery name={restaurant.name} pictures={restaurant.pictures} />
      <RestaurantHead restaurant={restaurant} now={now} />
      <div className={styles.card}>{children}</div>
      <div className={styles.details}>
        <RestaurantAbout restaurant={restaurant} />
        <RestaurantHours hours={restaurant.hours} now={now} />
        <RestaurantContact restaurant={restaurant} />
      </div>
    </Wrap>
  )
}
