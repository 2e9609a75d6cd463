import { createElement } from 'react'
import { NotFoundError } from '@/app/_pages/tenant-page'
import { ReservationNotFound } from '@/components/reservation/reservation-not-found'
import { isReservationCode } from '@/lib/domain/reservation/paths'
import type { Reservation } from '@/lib/domain/reservation/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { fetchReservation } from '@/lib/server/upstream/reservations'

/** The reservation of a code; an unknown code is a 404 with a text of its own. Ledger L072. */
export async function loadReservation(tenant: Tenant, { code = '' }: Record<string, string>): Promise<Reservation> {
  const reservation = isReservationCode(code) && (await fetchReservation(tenant, code))
  if (!reservation) throw new NotFoundError(createElement(ReservationNotFound))
  return reservation
}
