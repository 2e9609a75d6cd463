import { notFound } from 'next/navigation'
import { isReservationCode } from '@/lib/reservation/paths'
import type { Reservation } from '@/lib/reservation/schema'
import type { Tenant } from '@/lib/tenant/schema'
import { getReservation } from '@/lib/upstream/reservations'

/** The reservation behind a code; an unknown one is a 404 with words of its own. Ledger L072. */
export async function reservationOf(tenant: Tenant, { code = '' }: Record<string, string>): Promise<Reservation> {
  return (isReservationCode(code) && (await getReservation(tenant, code))) || notFound()
}
