import { restaurantMetadata } from '@/app/_metadata/restaurant-metadata'
import { embedOriginsOf } from '@/app/_pages/embed-origins'
import { loadAvailability } from '@/app/_pages/load-availability'
import { loadRestaurant } from '@/app/_pages/load-restaurant'
import { NotFoundError, tenantPage } from '@/app/_pages/tenant-page'
import { EmbedReservation } from '@/components/embed/embed-reservation'
import { FrameOrigins } from '@/components/embed/frame-origins'
import { ReservationPanel } from '@/components/reservation/reservation-panel'
import { PageStatus } from '@/components/shell/page-status'
import { defaultVisit } from '@/lib/domain/reservation/default-visit'

export const generateMetadata = async (props: Parameters<typeof restaurantMetadata>[0]) => ({
  ...(await restaurantMetadata(props)),
  robots: { index: false },
})

/** The reservation form for a partner's own site: the same for every diner. Ledger L074, contract C16. */
export default tenantPage(
  async (tenant, { params }) => {
    const { id = '' } = await params
    const now = new Date()
    const restaurant = await loadRestaurant(tenant, id)
    const origins = restaurant && embedOriginsOf(tenant, restaurant)
    if (!restaurant || !origins) throw new NotFoundError()
    const visit = defaultVisit(restaurant.hours, now)
    const free = await loadAvailability(tenant, restaurant.id, visit)
    const path = `/restaurants/${restaurant.id}/iframe`

    return (
      <EmbedReservation restaurant={restaurant} now={now}>
        {free.isAvailabilityUnknown && <PageStatus status={200} />}
        <FrameOrigins origins={origins} />
        <ReservationPanel
          tenant={tenant}
          restaurant={restaurant}
          {...free}
          visit={visit}
          now={now}
          path={path}
          chosen={null}
          live={null}
        />
      </EmbedReservation>
    )
  },
  { isEmbedded: true },
)
