import 'server-only'
import { z } from 'zod'
import type { StaffPlace } from '@/lib/domain/panel/access/paths'
import {
  acceptedSchema,
  deviceSchema,
  openedSessionSchema,
  type StaffDevice,
  type StaffSession,
  staffSessionSchema,
} from '@/lib/domain/panel/access/schema'
import { type Board, boardSchema } from '@/lib/domain/panel/board/board-schema'
import { type FloorPlan, floorPlanSchema } from '@/lib/domain/panel/tables/table-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { type CallOptions, upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'

/** A call in the name of who is signed in, or of an enrolled device. */
export type BearerOptions = CallOptions & { bearer: string }

/** GET /staff/session: who is signed in; `null` for a session that is over. Contract C21. */
export async function getStaffSession(tenant: Tenant, options: BearerOptions): Promise<StaffSession | null> {
  const answer = await upstream.get(tenant, '/staff/session', staffSessionSchema, options)
  if (!answer.ok && answer.status === 401) return null
  return dataOrThrow(answer)
}

/** GET /staff/device: an enrolled device and who may sign in on it; `null` for one that was revoked. Contract C21. */
export async function getStaffDevice(tenant: Tenant, options: BearerOptions): Promise<StaffDevice | null> {
  const answer = await upstream.get(tenant, '/staff/device', deviceSchema, options)
  if (!answer.ok && answer.status === 401) return null
  return dataOrThrow(answer)
}

/** POST /staff/sign-in-links: the same answer whether or not the e-mail is known. Contract C21. */
export function requestSignInLink(tenant: Tenant, body: { email: string; opens: StaffPlace }, options: CallOptions) {
  return upstream.post(tenant, '/staff/sign-in-links', acceptedSchema, { ...options, body })
}

/** POST /staff/sessions: uses a link up. `label` names the browser in the list of sessions. Contract C21. */
export function openLinkSession(
  tenant: Tenant,
  body: { token: string; label: string; attempt?: string },
  options: CallOptions,
) {
  return upstream.post(tenant, '/staff/sessions', openedSessionSchema, { ...options, body })
}

/** POST /staff/device/sessions: a name and six digits on an enrolled device. Contract C21. */
export function openPinSession(tenant: Tenant, body: { person_id: number; pin: string }, options: BearerOptions) {
  return upstream.post(tenant, '/staff/device/sessions', openedSessionSchema, { ...options, body })
}

/** DELETE /staff/session: signs out. */
export function endStaffSession(tenant: Tenant, options: BearerOptions) {
  return upstream.delete(tenant, '/staff/session', z.undefined(), options)
}

/** GET /panel/{restaurant}/board. Contract C22. */
export async function getBoard(tenant: Tenant, restaurant: number, options: BearerOptions): Promise<Board> {
  return dataOrThrow(await upstream.get(tenant, `/panel/${restaurant}/board`, boardSchema, options))
}

/** GET /panel/{restaurant}/tables, of the present evening. Contract C25. */
export async function getFloorPlan(tenant: Tenant, restaurant: number, options: BearerOptions): Promise<FloorPlan> {
  return dataOrThrow(await upstream.get(tenant, `/panel/${restaurant}/tables`, floorPlanSchema, options))
}
