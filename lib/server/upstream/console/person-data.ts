import 'server-only'
import { consentCalls } from '@/lib/domain/consents/consent-calls'
import type { ConsentChannel } from '@/lib/domain/consents/schema'
import { dataCaseCalls } from '@/lib/domain/person-data/case-calls'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'
import type { BearerOptions } from '@/lib/server/upstream/panel/staff'

/** An erasure reads whole tables. */
export const ERASURE_MS = 60_000

/** A person's data and consents in the name of who is signed in. Contract C42. */
export function consolePersonData(tenant: Tenant, options: BearerOptions) {
  return {
    read: (request: string) =>
      callUpstream(tenant, dataCaseCalls.look, { ...options, params: { request }, timeoutMs: ERASURE_MS }),
    consents: (state: 'open' | 'withdrawn', cursor: string | null) =>
      pageOrFirst(cursor, (query) =>
        callUpstream(tenant, consentCalls.list, { ...options, query: { state, ...query } }),
      ),
    consentFile: (channel: ConsentChannel, cursor: string | null) =>
      callUpstream(tenant, consentCalls.file, { ...options, query: { channel, cursor } }),
  }
}
