import { loadReservation } from '@/app/_pages/load-reservation'
import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { LiveStatus } from '@/components/reservation/live-status'
import { ReservationCard } from '@/components/reservation/reservation-card'
import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { type MovedAnswer, visitBefore } from '@/lib/domain/reservation/form/moved-answer'
import { readAnswer } from '@/lib/server/http/answer/form-answer'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.reservation }

/** A reservation, for anyone who has its code: to view, change or cancel it. Contract C2, C19. */
export default keyedTenantPage(async (tenant, { params, searchParams }) => {
  const [reservation, query] = await Promise.all([loadReservation(tenant, await params), searchParams])
  const [moved, refused] = await Promise.all([
    readAnswer<MovedAnswer>('moved', query),
    readAnswer<CodedAnswer>('reservation', query),
  ])
  return (
    <>
      <ReservationCard
        reservation={reservation}
        now={new Date()}
        brand={tenant.label}
        before={visitBefore(moved, reservation)}
        problem={refused?.code ?? null}
      />
      <LiveStatus reservation={reservation} />
    </>
  )
})
