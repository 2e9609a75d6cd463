import { allowFrames } from '@/app/_pages/embed-origins'
import { loadReservation } from '@/app/_pages/load-reservation'
import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { FrameBridge } from '@/components/embed/client/frame-bridge'
import { LiveStatus } from '@/components/reservation/live-status'
import { ReservationCard } from '@/components/reservation/reservation-card'
import { splitWallTime } from '@/lib/domain/time/time'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.reservation }

/**
 * The page after a reservation. The code is the key, so the page is neither cached nor indexed. Ledger L072, L073;
 * contract C19.
 */
export default keyedTenantPage(async (tenant, { params }) => {
  const reservation = await loadReservation(tenant, await params)
  await allowFrames(tenant, reservation.restaurant_id)
  const visit = { ...splitWallTime(reservation.reserved_on), people: reservation.guests_number }
  return (
    <>
      <ReservationCard reservation={reservation} now={new Date()} brand={tenant.label} isNew />
      <LiveStatus reservation={reservation} />
      <FrameBridge event={{ type: 'reservation.created', data: visit }} />
    </>
  )
})
