import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { loadReservation } from '@/app/_pages/load-reservation'
import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { ChangeCard } from '@/components/reservation/change-card'
import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { parseVisit } from '@/lib/domain/reservation/availability/search'
import { slotOfChange } from '@/lib/domain/reservation/form/requested-slot'
import { reservationPath } from '@/lib/domain/reservation/paths'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { splitWallTime } from '@/lib/domain/time/time'
import { readAnswer } from '@/lib/server/http/answer/form-answer'
import { getAvailability } from '@/lib/server/upstream/availability'
import { loadVisitHours } from '@/lib/server/upstream/restaurants'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.changeReservation }

/** Changes time or party size, by what is available. Contract C2. */
export default keyedTenantPage(async (tenant, { params, searchParams }) => {
  const [reservation, query] = await Promise.all([loadReservation(tenant, await params), searchParams])
  const problem = (await readAnswer<CodedAnswer>('reservation', query))?.code ?? null
  // Cancelled elsewhere, or begun: its own page shows its state, and no form here could change it.
  if (!reservation.can_change) redirect(reservationPath(reservation.code))

  const now = new Date()
  const own = currentVisitQuery(reservation)
  const parsedVisit = parseVisit({ ...own, ...query }, now)
  const { visit } = parsedVisit
  const [[availability], hours] = await Promise.all([
    getAvailability(tenant, [reservation.restaurant_id], { ...visit, holdToken: reservation.code }),
    loadVisitHours(tenant, reservation.restaurant_id),
  ])
  // Suspended while the page was on its way: the reservation itself is still there.
  if (!availability) redirect(reservationPath(reservation.code))
  const { chosen, corrections } = slotOfChange(query, parsedVisit, availability, own.visitDate, now)
  const form = { reservation, availability, visit, chosen, corrections, problem, hours, now }
  return <ChangeCard {...form} idempotencyKey={randomUUID()} />
})

function currentVisitQuery({ reserved_on, guests_number }: Reservation) {
  const { date, time } = splitWallTime(reserved_on)
  return { visitDate: date, visitTime: time, peopleAmount: String(guests_number) }
}
