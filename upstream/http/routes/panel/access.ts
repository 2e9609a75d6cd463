import { z } from '@hono/zod-openapi'
import { accessCalls } from '@/lib/domain/panel/access/access-calls'
import type { AuditAction } from '@/lib/domain/panel/access/audit-actions'
import { brandPeopleCalls } from '@/lib/domain/panel/access/people-calls'
import type { auditQuerySchema } from '@/lib/domain/panel/access/schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import type { RefusalCode } from '@/messages/content/refusals'
import { type Db, inTransaction } from '@/upstream/db/database'
import { serve } from '@/upstream/http/serve'
import { enrolDevice, listDevices, revokeDevice } from '@/upstream/panel/accounts/devices'
import { lockIssuer } from '@/upstream/panel/accounts/issued-access'
import { addMachineToken, listMachineTokens, revokeMachineToken } from '@/upstream/panel/accounts/machine-tokens'
import { readAudit } from '@/upstream/panel/accounts/read-audit'
import { endSessionFor, listSessions } from '@/upstream/panel/accounts/sessions'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { type Workplace, workplaceOf } from '@/upstream/panel/accounts/workplace'
import { readCursor, writeCursor } from '../../cursor'
import type { Deps, Upstream } from '../../deps'
import { panelCallerOf } from '../../panel-wall'
import { problem } from '../../problem'

/** Sessions, devices and tokens that an owner or an administrator sees and ends; and the trail. Contract C21, C38. */
export function accessRoutes(app: Upstream, { db, now, partnerToken }: Deps): void {
  serve(app, accessCalls.sessions, async ({ caller: { restaurantId, actor } }) => {
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
    return { items }
  })

  serve(app, accessCalls.endSession, async ({ c, params: { session }, caller: { restaurantId } }) => {
    await end(c, 'ended_session', session, 'unknown_session', (tx, at) => endSessionFor(tx, restaurantId, session, at))
  })

  serve(app, accessCalls.devices, async ({ caller }) => {
    const found = await listDevices(db, caller.restaurantId)
    return { items: found.map(deviceView) }
  })

  serve(
    app,
    accessCalls.enrol,
    async ({ body: { name, attempt = null }, caller: { restaurantId, staffId, actor } }) => {
      const { id, token } = await inTransaction(db, async (tx) => {
        if (!(await lockIssuer(tx, actor, { restaurantId }))) throw problem(409, 'changed_meanwhile')
        const made = await enrolDevice(tx, { restaurantId, name, staffId, attempt, now: now() })
        if (made.isRepeat) return made
        await recordAction(tx, actor, { at: now(), restaurantId, action: 'enrolled_device', subject: made.id })
        return made
      })
      const entry = (await listDevices(db, restaurantId)).find((one) => one.id === id)
      if (!entry) throw problem(404, 'unknown_device')
      return { token, device: deviceView(entry) }
    },
  )

  serve(app, accessCalls.revoke, async ({ c, params: { device }, caller: { restaurantId } }) => {
    await end(c, 'revoked_device', device, 'unknown_device', (tx, at) => revokeDevice(tx, restaurantId, device, at))
  })

  // A brand has tokens and a trail as well.
  for (const calls of [accessCalls, brandPeopleCalls as unknown as typeof accessCalls]) {
    serve(app, calls.tokens, async ({ caller }) => ({
      items: await listMachineTokens(db, workplaceOf(caller), partnerToken, now()),
    }))

    serve(app, calls.addToken, async ({ body, caller }) => {
      const newToken = { ...body, actor: caller.actor, now: now() }
      const made = await addMachineToken(db, workplaceOf(caller), newToken, partnerToken)
      if (!made) throw problem(409, 'changed_meanwhile')
      return made
    })

    serve(app, calls.revokeToken, async ({ params: { token }, caller }) => {
      const isEnded = await revokeMachineToken(db, workplaceOf(caller), token, { actor: caller.actor, now: now() })
      if (!isEnded) throw problem(404, 'unknown_token')
    })

    serve(app, calls.audit, ({ query, caller }) => auditPage(db, workplaceOf(caller), query))
  }

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

/** A page of a trail in its wire form. */
async function auditPage(db: Db, at: Workplace, { cursor, limit }: z.infer<typeof auditQuerySchema>) {
  const rows = await readAudit(db, at, { before: readCursor(cursor, cursorSchema)?.[0] ?? null, limit: limit + 1 })
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
    restaurant: one.restaurant,
    restaurant_id: one.restaurantId,
    details: one.details,
  }))
  const last = items.at(-1)
  return { items, next_cursor: writeCursor(rows.length > limit && last ? [last.id] : null) }
}

function deviceView({ id, name, enrolledAt, enrolledBy, lastSeenAt }: Awaited<ReturnType<typeof listDevices>>[number]) {
  return { id, name, enrolled_at: isoOf(enrolledAt), enrolled_by: enrolledBy, last_seen_at: isoOf(lastSeenAt) }
}

function isoOf(instant: string): string {
  return isoWithOffset(new Date(instant))
}
