import { guardedByKey } from '@/app/guarded'
import { reservationOf } from '@/app/reservation-of'
import { ConfirmationCard } from '@/components/reservation/confirmation-card'
import { LiveStatus } from '@/components/reservation/live-status'

export const metadata = { title: 'Rezerwacja' }

/** After a reservation. The code is the key, so nothing here is kept or indexed. Ledger L072, L073; contract C19. */
export default guardedByKey(async (tenant, { params }) => {
  const reservation = await reservationOf(tenant, await params)
  return (
    <>
      <ConfirmationCard reservation={reservation} />
      <LiveStatus reservation={reservation} />
    </>
  )
})
