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
} from '@/lib/domain/panel/access/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { loadTrail } from './load-trail'
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
    makeToken: (body: { name: string; attempt?: string }) =>
      upstream.post(tenant, at('tokens'), madeMachineTokenSchema, { ...options, body }),
    revokeToken: (id: string) => upstream.delete(tenant, at(`tokens/${id}`), nothing, options),
    /** A page of the trail; the first where `cursor` is none. */
    audit: (cursor: string | null) => loadTrail(tenant, at('audit'), cursor, options),
  }
}
export type StaffAccess = ReturnType<typeof staffAccess>
