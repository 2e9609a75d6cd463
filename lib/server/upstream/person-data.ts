import 'server-only'
import { withdrawnSchema } from '@/lib/domain/consents/schema'
import {
  type DataRequestKind,
  dataProvenSchema,
  dataRequestAcceptedSchema,
  type OwnData,
  ownDataSchema,
} from '@/lib/domain/person-data/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { type CallOptions, upstream } from './client/client'
import { dataOrThrow } from './client/data-or-throw'

/** POST /data-requests: the same answer whether or not the email is known. Contract C42. */
export function askForData(tenant: Tenant, body: { email: string; kind: DataRequestKind }, options: CallOptions) {
  return upstream.post(tenant, '/data-requests', dataRequestAcceptedSchema, { ...options, body })
}

/** POST /data-requests/proofs: uses a link up. Contract C42. */
export function proveDataRequest(tenant: Tenant, body: { token: string; attempt: string }, options: CallOptions) {
  return upstream.post(tenant, '/data-requests/proofs', dataProvenSchema, { ...options, body })
}

/** GET /data-requests/own: what a session opens; `null` for one that is over. Contract C42. */
export async function getOwnData(tenant: Tenant, session: string, options: CallOptions = {}): Promise<OwnData | null> {
  const answer = await upstream.get(tenant, '/data-requests/own', ownDataSchema, { ...options, bearer: session })
  if (!answer.ok && answer.status === 401) return null
  return dataOrThrow(answer)
}

/** POST /consents/{code}/withdrawal. Contract C42. */
export function withdrawConsent(tenant: Tenant, code: string, how: 'link' | 'one_click', options: CallOptions) {
  return upstream.post(tenant, `/consents/${code}/withdrawal`, withdrawnSchema, { ...options, body: { how } })
}
