import 'server-only'
import { z } from 'zod'
import { reservationResponseSchema } from '@/lib/domain/reservation/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import {
  type WaitlistAccept,
  type WaitlistEntry,
  type WaitlistRequest,
  waitlistEntrySchema,
  waitlistResponseSchema,
} from '@/lib/domain/waitlist/schema'
import { type CallOptions, upstream } from './client/client'
import { dataOrThrow } from './client/data-or-throw'

type Keyed = CallOptions & { idempotencyKey: string }

/** POST /waitlist. Contract C2. */
export function joinWaitlist(tenant: Tenant, request: WaitlistRequest, options: Keyed) {
  return upstream.post(tenant, '/waitlist', waitlistResponseSchema, { ...options, body: request })
}

/** The entry with this code, `null` if this tenant has none. */
export async function getWaitlistEntry(tenant: Tenant, code: string): Promise<WaitlistEntry | null> {
  const answer = await upstream.get(tenant, `/waitlist/${code}`, waitlistEntrySchema)
  if (!answer.ok && answer.status === 404) return null
  return dataOrThrow(answer)
}

/** POST /waitlist/{code}/reservation: accepts the offered table. */
export function acceptWaitlistOffer(tenant: Tenant, code: string, accept: WaitlistAccept, options: Keyed) {
  return upstream.post(tenant, `/waitlist/${code}/reservation`, reservationResponseSchema, { ...options, body: accept })
}

/** DELETE /waitlist/{code}. */
export function leaveWaitlist(tenant: Tenant, code: string, options: CallOptions) {
  return upstream.delete(tenant, `/waitlist/${code}`, z.unknown(), options)
}
