import 'server-only'
import { z } from 'zod'
import type { GivenConsents } from '@/lib/domain/consents/schema'
import {
  type HoldRequest,
  holdSchema,
  type Reservation,
  type ReservationChange,
  type ReservationRequest,
  reservationResponseSchema,
  reservationSchema,
} from '@/lib/domain/reservation/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { type CallOptions, upstream } from './client/client'
import { dataOrThrow } from './client/data-or-throw'

/** POST /reservations; the key makes a repeat safe. Ledger L261, contract C2. */
export function createReservation(
  tenant: Tenant,
  request: ReservationRequest,
  options: CallOptions & { idempotencyKey: string },
) {
  return upstream.post(tenant, '/reservations', reservationResponseSchema, {
    timeoutMs: 8000,
    ...options,
    body: request,
  })
}

/** The reservation with this code, `null` if this tenant has none. Phone and e-mail are masked. Contract C19. */
export async function getReservation(tenant: Tenant, code: string): Promise<Reservation | null> {
  const answer = await upstream.get(tenant, `/reservations/${code}`, reservationSchema)
  if (!answer.ok && answer.status === 404) return null
  return dataOrThrow(answer)
}

/** PUT /reservations/{code}. Ledger L280, contract C2. */
export function changeReservation(tenant: Tenant, code: string, change: ReservationChange, options: CallOptions) {
  return upstream.put(tenant, `/reservations/${code}`, reservationSchema, { ...options, body: change })
}

/** POST /reservations/{code}/cancel, until the visit starts. Contract C2. */
export function cancelReservation(tenant: Tenant, code: string, options: CallOptions) {
  return upstream.post(tenant, `/reservations/${code}/cancel`, reservationSchema, options)
}

/** POST /reservations/{code}/consents. Contract C42. */
export function giveReservationConsents(tenant: Tenant, code: string, consents: GivenConsents, options: CallOptions) {
  return upstream.post(tenant, `/reservations/${code}/consents`, reservationSchema, { ...options, body: consents })
}

/** POST /holds: holds a table for ten minutes. Contract C2. */
export function createHold(tenant: Tenant, hold: HoldRequest, options: CallOptions) {
  return upstream.post(tenant, '/holds', holdSchema, { timeoutMs: 3000, ...options, body: hold })
}

/** DELETE /holds/{token}; an unknown or expired token is not an error. */
export function releaseHold(tenant: Tenant, token: string, options: CallOptions) {
  return upstream.delete(tenant, `/holds/${encodeURIComponent(token)}`, z.unknown(), options)
}
