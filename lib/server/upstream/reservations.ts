import 'server-only'
import { reservationCalls } from '@/lib/domain/reservation/reservation-calls'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { findUpstream } from './client/call'

/** The reservation with this code, `null` if this tenant has none. Phone and e-mail are masked. Contract C19. */
export function fetchReservation(tenant: Tenant, code: string) {
  return findUpstream(tenant, reservationCalls.read, { params: { code } })
}
