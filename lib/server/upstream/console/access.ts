import 'server-only'
import { brandPeopleCalls } from '@/lib/domain/panel/access/brand-people-calls'
import type { BrandPerson, MachineTokenEntry } from '@/lib/domain/panel/access/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { loadTrail } from '@/lib/server/upstream/panel/load-trail'
import type { BearerOptions } from '@/lib/server/upstream/panel/staff'

/** People, tokens and trail of a brand, in the name of who is signed in. Throws an outage. Contract C38. */
export function consoleAccess(tenant: Tenant, options: BearerOptions) {
  return {
    people: async (): Promise<BrandPerson[]> =>
      dataOrThrow(await callUpstream(tenant, brandPeopleCalls.list, options)).items,
    tokens: async (): Promise<MachineTokenEntry[]> =>
      dataOrThrow(await callUpstream(tenant, brandPeopleCalls.tokens, options)).items,
    audit: (cursor: string | null) => loadTrail(tenant, brandPeopleCalls.audit.path, cursor, options),
  }
}
