import 'server-only'
import { z } from 'zod'
import {
  deviceListSchema,
  enrolledDeviceSchema,
  type Invitation,
  invitedPeopleSchema,
  machineTokenListSchema,
  madeMachineTokenSchema,
  type PersonChange,
  peopleSchema,
  sessionListSchema,
  staffAuditSchema,
} from '@/lib/domain/panel/access/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import type { BearerOptions } from './staff'

const nothing = z.undefined()

/** What owners and managers see and change of access to one restaurant. Lists throw an outage; writes answer. Contract C21. */
export function staffAccess(tenant: Tenant, restaurantId: number, options: BearerOptions) {
  const at = (path: string) => `/panel/${restaurantId}/${path}`
  const list = async <T extends { items: unknown[] }>(path: string, schema: z.ZodType<T>): Promise<T['items']> =>
    dataOrThrow(await upstream.get(tenant, at(path), schema, options)).items
  return {
    people: () => list('people', peopleSchema),
    invite: (body: Invitation) => upstream.post(tenant, at('people'), invitedPeopleSchema, { ...options, body }),
    changePerson: (person: number, body: PersonChange) =>
      upstream.put(tenant, at(`people/${person}`), peopleSchema, { ...options, body }),
    removePerson: (person: number) => upstream.delete(tenant, at(`people/${person}`), peopleSchema, options),
    givePin: (person: number, pin: string) =>
      upstream.put(tenant, at(`people/${person}/pin`), nothing, { ...options, body: { pin } }),
    setOwnPin: (body: { pin: string; current_pin?: string }) =>
      upstream.put(tenant, at('pin'), nothing, { ...options, body }),
    sessions: () => list('sessions', sessionListSchema),
    endSession: (id: string) => upstream.delete(tenant, at(`sessions/${id}`), nothing, options),
    devices: () => list('devices', deviceListSchema),
    enrolDevice: (body: { name: string; attempt?: string }) =>
      upstream.post(tenant, at('devices'), enrolledDeviceSchema, { ...options, body }),
    revokeDevice: (id: string) => upstream.delete(tenant, at(`devices/${id}`), nothing, options),
    tokens: () => list('tokens', machineTokenListSchema),
    makeToken: (name: string) =>
      upstream.post(tenant, at('tokens'), madeMachineTokenSchema, { ...options, body: { name } }),
    revokeToken: (id: string) => upstream.delete(tenant, at(`tokens/${id}`), nothing, options),
    /** A page of the trail; the first where `cursor` is none. */
    audit: async (cursor: string | null) => {
      const load = (query: Record<string, string>) =>
        upstream.get(tenant, at(`audit?${new URLSearchParams({ limit: '50', ...query })}`), staffAuditSchema, options)
      const page = cursor === null ? null : await load({ cursor })
      // Addresses are typed and cut: what the upstream does not know as a cursor (422) is the first page.
      const isFirst = page === null || (!page.ok && page.status === 422)
      return { ...dataOrThrow(isFirst ? await load({}) : page), isFirst }
    },
  }
}
export type StaffAccess = ReturnType<typeof staffAccess>
