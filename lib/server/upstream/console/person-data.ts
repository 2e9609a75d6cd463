import 'server-only'
import { z } from 'zod'
import { type ConsentChannel, consentFileSchema, consentsSchema } from '@/lib/domain/consents/schema'
import { type DataRequestKind, dataCaseSchema } from '@/lib/domain/person-data/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'
import type { BearerOptions } from '@/lib/server/upstream/panel/staff'

const writtenSchema = z.unknown()
/** An erasure reads whole tables. */
const ERASURE_MS = 60_000

/** A person's data and consents in the name of who is signed in; `attempt` marks the page of a decision. Contract C42. */
export function consolePersonData(tenant: Tenant, options: BearerOptions, attempt: string = crypto.randomUUID()) {
  const decided = { ...options, idempotencyKey: attempt, timeoutMs: ERASURE_MS }
  return {
    read: (request: string) =>
      upstream.get(tenant, `/console/data-requests/${request}`, dataCaseSchema, { ...options, timeoutMs: ERASURE_MS }),
    erase: (request: number, seen: string) =>
      upstream.post(tenant, `/console/data-requests/${request}/erasure`, writtenSchema, { ...decided, body: { seen } }),
    refuse: (request: number, reason: string) =>
      upstream.post(tenant, `/console/data-requests/${request}/refusal`, writtenSchema, {
        ...decided,
        body: { reason },
      }),
    sendLink: (body: { subject: 'order' | 'reservation'; number: string; kind: DataRequestKind }) =>
      upstream.post(tenant, '/console/data-requests', writtenSchema, { ...options, body }),
    consents: (state: 'open' | 'withdrawn', cursor: string | null) =>
      pageOrFirst(cursor, (query) =>
        upstream.get(tenant, `/console/consents?${new URLSearchParams({ state, ...query })}`, consentsSchema, options),
      ),
    consentFile: (channel: ConsentChannel, cursor: string | null) =>
      upstream.get(
        tenant,
        `/console/consents/file?${new URLSearchParams({ channel, ...(cursor && { cursor }) })}`,
        consentFileSchema,
        options,
      ),
    withdraw: (consent: number) =>
      upstream.post(tenant, `/console/consents/${consent}/withdrawal`, writtenSchema, { ...options, body: {} }),
  }
}
