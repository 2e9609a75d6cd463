import 'server-only'
import { z } from 'zod'
import {
  type BrandInvitation,
  type BrandPerson,
  type BrandPersonChange,
  brandPeopleSchema,
  invitedBrandPeopleSchema,
  type MachineTokenEntry,
  machineTokenListSchema,
  madeMachineTokenSchema,
} from '@/lib/domain/panel/access/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { loadTrail } from '@/lib/server/upstream/panel/load-trail'
import type { BearerOptions } from '@/lib/server/upstream/panel/staff'

/** Access to a brand's console, in the name of who is signed in. Lists throw an outage; writes answer. Contract C38. */
export function consoleAccess(tenant: Tenant, options: BearerOptions) {
  return {
    people: async (): Promise<BrandPerson[]> =>
      dataOrThrow(await upstream.get(tenant, '/console/people', brandPeopleSchema, options)).items,
    invite: (body: BrandInvitation) =>
      upstream.post(tenant, '/console/people', invitedBrandPeopleSchema, { ...options, body }),
    changePerson: (person: number, body: BrandPersonChange) =>
      upstream.put(tenant, `/console/people/${person}`, brandPeopleSchema, { ...options, body }),
    removePerson: (person: number) => upstream.delete(tenant, `/console/people/${person}`, brandPeopleSchema, options),
    tokens: async (): Promise<MachineTokenEntry[]> =>
      dataOrThrow(await upstream.get(tenant, '/console/tokens', machineTokenListSchema, options)).items,
    makeToken: (body: { name: string; attempt?: string }) =>
      upstream.post(tenant, '/console/tokens', madeMachineTokenSchema, { ...options, body }),
    revokeToken: (id: string) => upstream.delete(tenant, `/console/tokens/${id}`, z.unknown(), options),
    audit: (cursor: string | null) => loadTrail(tenant, '/console/audit', cursor, options),
  }
}
