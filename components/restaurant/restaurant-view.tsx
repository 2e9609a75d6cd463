import type { ReactNode } from 'react'
import { AddFavourite } from '@/components/recent/favourites'
import { Wrap } from '@/components/ui/layout/wrap'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { Gallery } from './gallery'
import { RestaurantAbout } from './restaurant-about'
import { RestaurantContact } from './restaurant-contact'
import { RestaurantHead } from './restaurant-head'
import { RestaurantHours } from './restaurant-hours'
import { RestaurantTabs } from './restaurant-tabs'
import styles from './restaurant-view.module.css'

/**
 * A restaurant's page: pictures, opening state, the reservation card (`children`), then the details. For a visit in the
 * URL, the card comes first.
 */
export function RestaurantView({
  tenant,
  restaurant,
  now,
  isForVisit,
  children,
}: {
  tenant: Tenant
  restaurant: Restaurant
  now: Date
  isForVisit?: boolean
  children: ReactNode
}) {
  const gallery = <Gallery name={restaurant.name} pictures={restaurant.pictures} />
  return (
    <Wrap className={styles.page}>
      {!isForVisit && gallery}
      <div className="stack-2 one-column">
        <RestaurantHead restaurant={restaurant} now={now} />
        <RestaurantTabs tenant={tenant} restaurant={restaurant} current="table" />
      </div>
      <div className={`above-1 ${styles.card}`}>{children}</div>
      {isForVisit && gallery}
      <div className={`grid one-column at-start ${styles.details}`}>
        <AddFavourite restaurantId={restaurant.id} />
        <RestaurantAbout restaurant={restaurant} />
        <RestaurantHours hours={restaurant.hours} now={now} />
        <RestaurantContact restaurant={restaurant} path={restaurantPath(restaurant)} />
      </div>
    </Wrap>
  )
}
