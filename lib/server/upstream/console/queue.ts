import 'server-only'
import { z } from 'zod'
import {
  type EnquiryStep,
  type QueueClaim,
  type QueueKind,
  queueAlarmSchema,
  queueSchema,
  type ReportDecision,
} from '@/lib/domain/console/queue'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'
import type { BearerOptions } from '@/lib/server/upstream/panel/staff'

const writtenSchema = z.unknown()

type ReservationDecision = { status: 'confirmed' | 'declined' } | { change: 'accepted' | 'declined' }

/**
 * The queue of a brand in the name of who is signed in; `attempt` marks the page from which a case was decided. Reads throw an
 * outage; writes answer. Contract C38.
 */
export function queueCalls(tenant: Tenant, options: BearerOptions, attempt?: string) {
  const once = (attempt: string = crypto.randomUUID()) => ({ ...options, idempotencyKey: attempt })
  return {
    /** A page of it; the first where the cursor is none, or is no cursor. */
    list: (kind: QueueKind | null, cursor: string | null) =>
      pageOrFirst(cursor, (query) =>
        upstream.get(
          tenant,
          `/console/queue?${new URLSearchParams({ ...(kind && { kind }), ...query })}`,
          queueSchema,
          options,
        ),
      ),
    alarm: () => upstream.get(tenant, '/console/alarm', queueAlarmSchema, options),
    claim: (body: QueueClaim) => upstream.post(tenant, '/console/queue/claims', writtenSchema, { ...once(), body }),
    decide: (reservation: number, body: ReservationDecision & { reason?: string }) =>
      upstream.put(tenant, `/console/reservations/${reservation}`, writtenSchema, { ...once(attempt), body }),
    cancelOrder: (order: number, reason: string) =>
      upstream.put(tenant, `/console/orders/${order}`, writtenSchema, {
        ...once(attempt),
        body: { status: 'cancelled', reason },
      }),
    retryRefund: (order: number, reason: string) =>
      upstream.post(tenant, `/console/orders/${order}/refunds/retry`, writtenSchema, {
        ...once(attempt),
        body: { reason },
      }),
    decideReport: (number: string, body: ReportDecision) =>
      upstream.put(tenant, `/console/reports/${number}`, writtenSchema, { ...once(attempt), body }),
    moveEnquiry: (number: string, body: EnquiryStep) =>
      upstream.put(tenant, `/console/enquiries/${number}`, writtenSchema, { ...once(attempt), body }),
  }
}
