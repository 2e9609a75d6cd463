import { ReservationPanel } from '@/components/reservation/reservation-panel'
import { NoTables } from '@/components/restaurant/no-tables'
import { RestaurantView } from '@/components/restaurant/restaurant-view'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { lacksTables } from '@/lib/domain/restaurant/restaurant-pages'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'

export interface FreeVisit {
  visit: Visit
  availability: Availability
  isAvailabilityUnknown?: boolean
}

type Props = { tenant: Tenant; restaurant: Restaurant; now: Date; free: FreeVisit }

/** A restaurant's own page, without a chosen visit. */
export function RestaurantContent({ tenant, restaurant, now, free }: Props) {
  if (lacksTables(restaurant)) return <TablelessContent tenant={tenant} restaurant={restaurant} now={now} />
  return (
    <RestaurantView tenant={tenant} restaurant={restaurant} now={now}>
      <ReservationPanel tenant={tenant} restaurant={restaurant} {...free} now={now} chosen={null} live={null} />
    </RestaurantView>
  )
}

/** Page of a restaurant without reservations: no call for free times is needed. Contract C34. */
export function TablelessContent({ tenant, restaurant, now }: Omit<Props, 'free'>) {
  return (
    <RestaurantView tenant={tenant} restaurant={restaurant} now={now}>
      <NoTables tenant={tenant} restaurant={restaurant} />
    </RestaurantView>
  )
}
