import { createRoute, z } from '@hono/zod-openapi'
import type { AuditAction } from '@/lib/domain/panel/access/audit-actions'
import {
  auditQuerySchema,
  deviceListSchema,
  enrolledDeviceSchema,
  machineTokenListSchema,
  madeMachineTokenSchema,
  namedSchema,
  sessionListSchema,
  staffAuditSchema,
} from '@/lib/domain/panel/access/schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import type { RefusalCode } from '@/messages/content/refusals'
import { type Db, inTransaction } from '@/upstream/db/database'
import { enrolDevice, listDevices, revokeDevice } from '@/upstream/panel/accounts/devices'
import {
  addMachineToken,
  listMachineTokens,
  type MachineTokenRow,
  revokeMachineToken,
} from '@/upstream/panel/accounts/machine-tokens'
import { lockMaker } from '@/upstream/panel/accounts/made-access'
import { type AuditEntry, readAudit } from '@/upstream/panel/accounts/read-audit'
import { endSessionFor, listSessions } from '@/upstream/panel/accounts/sessions'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { readCursor, writeCursor } from '../../cursor'
import type { Deps, Upstream } from '../../deps'
import { panelCallerOf } from '../../panel-wall'
import { problem } from '../../problem'
import { json, jsonBody, refusals, writeRefusals } from '../responses'
import { restaurantParam, wallRefusals } from './responses'

const sessions = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/sessions',
  summary: 'Who is signed in, where and since when',
  request: { params: restaurantParam },
  responses: { 200: json(sessionListSchema, 'The newest first'), ...wallRefusals, ...refusals },
})
const endSession = createRoute({
  method: 'delete',
  path: '/panel/{restaurant}/sessions/{session}',
  summary: 'Sign somebody out of this restaurant',
  request: { params: restaurantParam.extend({ session: z.uuid() }) },
  responses: { 204: { description: 'Ended' }, ...wallRefusals, ...refusals },
})
const devices = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/devices',
  summary: 'Enrolled devices',
  request: { params: restaurantParam },
  responses: { 200: json(deviceListSchema, 'The newest first'), ...wallRefusals, ...refusals },
})
const enrol = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/devices',
  summary: 'Enrol a device; its token is told once',
  request: { params: restaurantParam, body: jsonBody(namedSchema) },
  responses: { 201: json(enrolledDeviceSchema, 'Enrolled'), ...wallRefusals, ...writeRefusals },
})
const revoke = createRoute({
  method: 'delete',
  path: '/panel/{restaurant}/devices/{device}',
  summary: 'Revoke a device, and end all sessions on it',
  request: { params: restaurantParam.extend({ device: z.uuid() }) },
  responses: { 204: { description: 'Revoked' }, ...wallRefusals, ...refusals },
})
const tokens = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/tokens',
  summary: 'Tokens of cash registers',
  request: { params: restaurantParam },
  responses: { 200: json(machineTokenListSchema, 'The newest first'), ...wallRefusals, ...refusals },
})
const addToken = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/tokens',
  summary: 'Make a token for a cash register; it is told once',
  request: { params: restaurantParam, body: jsonBody(namedSchema) },
  responses: { 201: json(madeMachineTokenSchema, 'Made'), ...wallRefusals, ...writeRefusals },
})
const revokeToken = createRoute({
  method: 'delete',
  path: '/panel/{restaurant}/tokens/{token}',
  summary: 'Revoke one token',
  request: { params: restaurantParam.extend({ token: z.uuid() }) },
  responses: { 204: { description: 'Revoked' }, ...wallRefusals, ...refusals },
})
/** A page of a trail. */
const audit = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/audit',
  summary: 'Who did what, on which device, and when',
  request: {
    params: restaurantParam,
    query: auditQuerySchema,
  },
  responses: { 200: json(staffAuditSchema, 'The newest first'), ...wallRefusals, ...refusals },
})

/** What an owner sees and ends: sessions, devices, tokens; and the trail. Contract C21. */
export function accessRoutes(app: Upstream, { db, now, partnerToken }: Deps): void {
  app.openapi(sessions, async (c) => {
    const { restaurantId, actor } = panelCallerOf(c)
    const found = await listSessions(db, restaurantId, now())
    const items = found.map((one) => ({
      id: one.id,
      person_id: Number(one.staffId),
      person_name: one.personName,
      label: one.label,
      device: one.deviceId ? { id: one.deviceId, name: one.deviceName ?? '' } : null,
      created_at: isoOf(one.createdAt),
      last_seen_at: isoOf(one.lastSeenAt),
      is_own: one.id === actor.sessionId,
    }))
    return c.json({ items }, 200)
  })

  app.openapi(endSession, async (c) => {
    const { session } = c.req.valid('param')
    const { restaurantId } = panelCallerOf(c)
    await end(c, 'ended_session', session, 'unknown_session', (tx, at) => endSessionFor(tx, restaurantId, session, at))
    return c.body(null, 204)
  })

  app.openapi(devices, async (c) => {
    const found = await listDevices(db, panelCallerOf(c).restaurantId)
    return c.json({ items: found.map(deviceView) }, 200)
  })

  app.openapi(enrol, async (c) => {
    const { name, attempt = null } = c.req.valid('json')
    const { restaurantId, staffId, actor } = panelCallerOf(c)
    const { id, token } = await inTransaction(db, async (tx) => {
      if (!(await lockMaker(tx, actor, { restaurantId }))) throw problem(409, 'changed_meanwhile')
      const made = await enrolDevice(tx, { restaurantId, name, staffId, attempt, now: now() })
      if (made.isRepeat) return made
      await recordAction(tx, actor, { at: now(), restaurantId, action: 'enrolled_device', subject: made.id })
      return made
    })
    const entry = (await listDevices(db, restaurantId)).find((one) => one.id === id)
    if (!entry) throw problem(404, 'unknown_device')
    return c.json({ token, device: deviceView(entry) }, 201)
  })

  app.openapi(revoke, async (c) => {
    const { device } = c.req.valid('param')
    const { restaurantId } = panelCallerOf(c)
    await end(c, 'revoked_device', device, 'unknown_device', (tx, at) => revokeDevice(tx, restaurantId, device, at))
    return c.body(null, 204)
  })

  app.openapi(tokens, async (c) => {
    const found = await listMachineTokens(db, { restaurantId: panelCallerOf(c).restaurantId }, partnerToken, now())
    return c.json({ items: found.map(machineTokenView) }, 200)
  })

  app.openapi(addToken, async (c) => {
    const { restaurantId, actor } = panelCallerOf(c)
    const asked = { ...c.req.valid('json'), actor, now: now() }
    const made = await addMachineToken(db, { restaurantId }, asked, partnerToken)
    if (!made) throw problem(409, 'changed_meanwhile')
    return c.json({ token: made.token, entry: machineTokenView(made.row) }, 201)
  })

  app.openapi(revokeToken, async (c) => {
    const { token } = c.req.valid('param')
    const { restaurantId, actor } = panelCallerOf(c)
    const isEnded = await revokeMachineToken(db, { restaurantId }, token, { actor, now: now() })
    if (!isEnded) throw problem(404, 'unknown_token')
    return c.body(null, 204)
  })

  app.openapi(audit, async (c) => {
    const { restaurantId } = panelCallerOf(c)
    return c.json(await auditPage(c.req.valid('query'), (page) => readAudit(db, { restaurantId }, page)), 200)
  })

  async function end(
    c: Parameters<typeof panelCallerOf>[0],
    action: AuditAction,
    subject: string,
    unknown: RefusalCode,
    work: (tx: Db, at: Date) => Promise<boolean>,
  ): Promise<void> {
    const { restaurantId, actor } = panelCallerOf(c)
    await inTransaction(db, async (tx) => {
      const at = now()
      if (!(await work(tx, at))) throw problem(404, unknown)
      await recordAction(tx, actor, { at, restaurantId, action, subject })
    })
  }
}

const cursorSchema = z.tuple([z.int().positive()])

/** A page of a trail in its wire form, of a restaurant or of a brand. Contract C21, C38. */
export async function auditPage(
  { cursor, limit }: z.infer<typeof auditQuerySchema>,
  read: (page: { before: number | null; limit: number }) => Promise<AuditEntry[]>,
) {
  const rows = await read({ before: readCursor(cursor, cursorSchema)?.[0] ?? null, limit: limit + 1 })
  const items = rows.slice(0, limit).map((one) => ({
    id: Number(one.id),
    at: isoOf(one.at),
    person: one.staffId === null ? null : { id: Number(one.staffId), name: one.personName },
    device: one.deviceId ? { id: one.deviceId, name: one.deviceName ?? '' } : null,
    browser: one.browser,
    machine: one.machineId ? { id: one.machineId, name: one.machineName ?? '' } : null,
    action: one.action,
    subject: one.subject,
    subject_name: one.subjectName,
    details: one.details,
  }))
  const last = items.at(-1)
  return { items, next_cursor: writeCursor(rows.length > limit && last ? [last.id] : null) }
}

/** The wire form of a token, which is not told again. */
export function machineTokenView({ id, name, createdAt, lastUsedAt }: MachineTokenRow) {
  return {
    id,
    name,
    created_at: isoWithOffset(createdAt),
    last_used_at: lastUsedAt && isoWithOffset(lastUsedAt),
  }
}

function deviceView({ id, name, enrolledAt, enrolledBy, lastSeenAt }: Awaited<ReturnType<typeof listDevices>>[number]) {
  return { id, name, enrolled_at: isoOf(enrolledAt), enrolled_by: enrolledBy, last_seen_at: isoOf(lastSeenAt) }
}

function isoOf(instant: string): string {
  return isoWithOffset(new Date(instant))
}
