import { loadReservation } from '@/app/_pages/load-reservation'
import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { LiveStatus } from '@/components/reservation/live-status'
import { ReservationCard } from '@/components/reservation/reservation-card'

export const metadata = { title: 'Rezerwacja' }

/** A reservation, for anyone who has its code: to view, change or cancel it. Contract C2, C19. */
export default keyedTenantPage(async (tenant, { params }) => {
  const reservation = await loadReservation(tenant, await params)
  return (
    <>
      <ReservationCard reservation={reservation} />
      <LiveStatus reservation={reservation} />
    </>
  )
})
