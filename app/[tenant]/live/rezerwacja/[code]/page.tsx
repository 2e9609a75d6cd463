import { loadReservation } from '@/app/_pages/load-reservation'
import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { LiveStatus } from '@/components/reservation/live-status'
import { ReservationCard } from '@/components/reservation/reservation-card'
import { visitBefore } from '@/lib/domain/reservation/paths'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.reservation }

/** A reservation, for anyone who has its code: to view, change or cancel it. Contract C2, C19. */
export default keyedTenantPage(async (tenant, { params, searchParams }) => {
  const reservation = await loadReservation(tenant, await params)
  return (
    <>
      <ReservationCard
        reservation={reservation}
        now={new Date()}
        brand={tenant.label}
        before={visitBefore(await searchParams)}
      />
      <LiveStatus reservation={reservation} />
    </>
  )
})
