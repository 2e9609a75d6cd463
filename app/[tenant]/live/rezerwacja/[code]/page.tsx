import { guardedByKey } from '@/app/guarded'
import { reservationOf } from '@/app/reservation-of'
import { LiveStatus } from '@/components/reservation/live-status'
import { ReservationCard } from '@/components/reservation/reservation-card'

export const metadata = { title: 'Rezerwacja' }

/** A reservation seen, changed or cancelled by whoever has its code. Contract C2, C19. */
export default guardedByKey(async (tenant, { params }) => {
  const reservation = await reservationOf(tenant, await params)
  return (
    <>
      <ReservationCard reservation={reservation} />
      <LiveStatus reservation={reservation} />
    </>
  )
})
