import { createElement } from 'react'
import { NotFoundError } from '@/app/guarded'
import { ReservationNotFound } from '@/components/reservation/missing-reservation'
import { isReservationCode } from '@/lib/reservation/paths'
import type { Reservation } from '@/lib/reservation/schema'
import type { Tenant } from '@/lib/tenant/schema'
import { getReservation } from '@/lib/upstream/reservations'

/** The reservation behind a code; an unknown one is a 404 with words of its own. Ledger L072. */
export async function loadReservation(tenant: Tenant, { code = '' }: Record<string, string>): Promise<Reservation> {
  const reservation = isReservationCode(code) && (await getReservation(tenant, code))
  if (!reservation) throw new NotFoundError(createElement(ReservationNotFound))
  return reservation
}
