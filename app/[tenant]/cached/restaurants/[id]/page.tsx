import { restaurantJsonLd } from '@/app/_metadata/restaurant-json-ld'
import { restaurantMetadata } from '@/app/_metadata/restaurant-metadata'
import { loadAvailability } from '@/app/_pages/load-availability'
import { loadRestaurant } from '@/app/_pages/load-restaurant'
import { RestaurantContent, TablelessContent } from '@/app/_pages/restaurant-content'
import { NotFoundError, tenantPage } from '@/app/_pages/tenant-page'
import { JsonLd } from '@/components/shell/json-ld'
import { PageStatus } from '@/components/shell/page-status'
import { defaultVisit } from '@/lib/domain/reservation/default-visit'
import { lacksTables } from '@/lib/domain/restaurant/restaurant-pages'

export const generateMetadata = restaurantMetadata

/** A restaurant at its URL without parameters: the same for every diner, at most a minute old. Contract C18. */
export default tenantPage(
  async (tenant, { params }) => {
    const { id = '' } = await params
    const now = new Date()
    const restaurant = await loadRestaurant(tenant, id)
    if (!restaurant) throw new NotFoundError()
    if (lacksTables(restaurant)) return <TablelessContent tenant={tenant} restaurant={restaurant} now={now} />
    const visit = defaultVisit(restaurant.hours, now)
    const free = await loadAvailability(tenant, restaurant.id, visit)

    return (
      <>
        {free.isAvailabilityUnknown && <PageStatus status={200} />}
        <RestaurantContent tenant={tenant} restaurant={restaurant} now={now} free={{ ...free, visit }} />
        <JsonLd data={await restaurantJsonLd(tenant, restaurant)} />
      </>
    )
  },
  { section: 'reserve' },
)
