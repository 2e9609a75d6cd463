import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { loadReservation } from '@/app/_pages/load-reservation'
import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { CancelCard } from '@/components/reservation/cancel-card'
import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { reservationPath } from '@/lib/domain/reservation/paths'
import { readAnswer } from '@/lib/server/http/answer/form-answer'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.cancelReservation }

/** Asks for confirmation of a cancellation; the GET changes nothing. Contract C19. */
export default keyedTenantPage(async (tenant, { params, searchParams }) => {
  const [reservation, query] = await Promise.all([loadReservation(tenant, await params), searchParams])
  const code = (await readAnswer<CodedAnswer>('reservation', query))?.code ?? null
  if (!reservation.can_cancel) redirect(reservationPath(reservation.code))
  return <CancelCard reservation={reservation} problem={code} idempotencyKey={randomUUID()} />
})
