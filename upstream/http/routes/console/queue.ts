import { z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { queueCalls } from '@/lib/domain/console/queue-calls'
import type { AuditAction } from '@/lib/domain/panel/access/audit-actions'
import type { operationsDecisionSchema } from '@/lib/domain/reservation/decision-schema'
import { addCaseNote, type ClosedCursor, listClosedCases, loadCase } from '@/upstream/console/case-notes'
import { claimCase, listWorkers } from '@/upstream/console/claims'
import { decideReport, moveEnquiry } from '@/upstream/console/enquiries'
import { countCases, listCases, type QueueCursor, queueAlarm } from '@/upstream/console/queue'
import { recordRestaurantNotified, withdrawConfirmation } from '@/upstream/console/queue-acts'
import { casesWithDetails } from '@/upstream/console/queue-view'
import { visitActorOf } from '@/upstream/console/visit-acts'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, refused } from '@/upstream/db/outcome'
import { decideOrder } from '@/upstream/orders/decide-order'
import { recordAction, type StaffAction } from '@/upstream/panel/accounts/staff-audit'
import { decideReservation } from '@/upstream/reservations/decide-reservation'
import { busy } from '../../conflict-answers'
import { readCursor, writeCursor } from '../../cursor'
import type { Deps, Upstream, UpstreamEnv } from '../../deps'
import { consoleCallerOf, requireViewInTrail } from '../../panel-wall'
import { problem } from '../../problem'
import { serve, serveOnce } from '../../serve'
import { writeOrder } from '../../write-order'
import { writeReservation } from '../../write-reservation'

const cursorSchema: z.ZodType<QueueCursor> = z
  .tuple([z.iso.datetime(), z.string().max(20), z.string().max(40)])
  .transform(([at, kind, subject]) => ({ dueAt: new Date(at), kind, subject }))

const closedCursorSchema: z.ZodType<ClosedCursor> = z
  .tuple([z.iso.datetime(), z.string().max(40)])
  .transform(([at, number]) => ({ at: new Date(at), number }))

const DONE = done({ done: true as const })

/** Action in the audit for each decision on a reservation. */
function reservationAction({ status, change }: z.infer<typeof operationsDecisionSchema>): AuditAction {
  if (change) return change === 'accepted' ? 'reservation_accept_change' : 'reservation_decline_change'
  return status === 'declined' ? 'reservation_decline' : 'reservation_confirm'
}

/** The queue of a brand's people, and the actions on its cases. Contract C38. */
export function queueRoutes(app: Upstream, deps: Deps): void {
  const { db, now } = deps

  serve(app, queueCalls.list, async ({ query: { kind = null, cursor, limit }, caller: { tenant, staffId } }) => {
    const at = now()
    const [cases, counts, people, { revision }] = await Promise.all([
      listCases(db, tenant, { kind, after: readCursor(cursor, cursorSchema), limit: limit + 1, now: at }),
      countCases(db, tenant, at),
      listWorkers(db, tenant),
      queueAlarm(db, tenant, staffId, at),
    ])
    const page = cases.slice(0, limit)
    const last = page.at(-1)
    const items = await casesWithDetails(db, tenant, page)
    const next = cases.length > limit && last ? [last.dueAt.toISOString(), last.kind, last.subject] : null
    return { items, counts, people, revision, next_cursor: writeCursor(next) }
  })

  serve(app, queueCalls.alarm, ({ caller }) => queueAlarm(db, caller.tenant, caller.staffId, now()))

  serveOnce(app, deps, queueCalls.claim, undefined, async (tx, at, { c, body, caller: { tenant, staffId } }) => {
    const claimed = await claimCase(tx, tenant, body, { staffId, now: at })
    if (!claimed.ok) return claimed
    if (!claimed.value.hasChanged) return DONE
    const action = body.to === null ? 'released_case' : body.to === staffId ? 'took_case' : 'handed_on_case'
    const { restaurantId } = claimed.value
    await record(c, tx, { at, restaurantId, action, subject: body.subject, details: { kind: body.kind } })
    return DONE
  })

  serveOnce(app, deps, queueCalls.note, undefined, async (tx, at, { c, body, caller: { tenant, staffId } }) => {
    const noted = await addCaseNote(tx, tenant, body, { staffId, now: at })
    if (!noted.ok) return noted
    const action = body.is_answer ? 'answered_case' : 'noted_case'
    const { restaurantId } = noted.value
    await record(c, tx, { at, restaurantId, action, subject: body.subject, details: { kind: body.kind } })
    return DONE
  })

  serve(app, queueCalls.closed, async ({ query: { cursor }, caller: { tenant } }) => {
    const { items, next } = await listClosedCases(db, tenant, readCursor(cursor, closedCursorSchema))
    return { items, next_cursor: writeCursor(next && [next.at.toISOString(), next.number]) }
  })

  serve(app, queueCalls.read, async ({ c, params: { number: subject }, caller: { tenant } }) => {
    await requireViewInTrail(c, deps)
    const found = await loadCase(db, tenant, subject)
    if (!found) throw problem(404, 'unknown_case')
    await record(c, db, { at: now(), restaurantId: null, action: 'opened_case', subject })
    return found
  })

  serve(app, queueCalls.decide, async ({ c, params: { reservation }, body, caller: { tenant } }) => {
    const code = await codeOf(db, tenant, reservation)
    await writeReservation(c, deps, { code, tenant: null, body }, async (tx, found, at) => {
      const { restaurantId } = found.reservation
      const decided = await decideReservation(tx, found, body, { by: 'operations', now: at })
      if (decided.ok) await record(c, tx, { at, restaurantId, action: reservationAction(body), subject: reservation })
      return decided
    })
    return { done: true as const }
  })

  serveOnce(app, deps, queueCalls.takeBack, busy, async (tx, at, { params: { reservation }, caller }) => {
    const by = await visitActorOf(tx, reservation, caller)
    return by.ok ? withdrawConfirmation(tx, reservation, by.value, at) : by
  })

  serveOnce(app, deps, queueCalls.restaurantNotified, busy, async (tx, at, { params: { reservation }, caller }) => {
    const by = await visitActorOf(tx, reservation, caller)
    return by.ok ? recordRestaurantNotified(tx, reservation, by.value, at) : by
  })

  serve(app, queueCalls.cancel, async ({ c, params: { number: subject }, body, caller: { tenant } }) => {
    const id = await orderIdOf(db, tenant, subject)
    await writeOrder(c, deps, { id, tenant: null, body }, async (tx, locked, at) => {
      const { seen, ...change } = body
      if (seen && seen !== locked.order.status) return refused(409, 'changed_meanwhile')
      const changed = await decideOrder(tx, locked, change, { by: 'operations', now: at })
      const { restaurantId } = locked.order
      if (changed.ok && changed.value !== locked)
        await record(c, tx, { at, restaurantId, action: 'cancelled_order', subject })
      return changed
    })
    return { done: true as const }
  })

  serveOnce(
    app,
    deps,
    queueCalls.report,
    undefined,
    async (tx, at, { c, params: { number: subject }, body, caller }) => {
      const decided = await decideReport(tx, caller, subject, body, at)
      if (!decided.ok) return decided
      if (!decided.value.hasChanged) return DONE
      const { restaurantId } = decided.value
      const details = { outcome: body.outcome }
      await record(c, tx, { at, restaurantId, action: 'decided_report', subject, details })
      return DONE
    },
  )

  serveOnce(
    app,
    deps,
    queueCalls.enquiry,
    undefined,
    async (tx, at, { c, params: { number: subject }, body, caller: { tenant } }) => {
      const moved = await moveEnquiry(tx, tenant, subject, body, at)
      if (!moved.ok) return moved
      if (!moved.value.hasChanged) return DONE
      const details = { stage: body.stage }
      await record(c, tx, { at, restaurantId: body.restaurant_id, action: 'moved_enquiry', subject, details })
      return DONE
    },
  )

  function record(c: Context<UpstreamEnv>, tx: Db, entry: Omit<StaffAction, 'tenant'>): Promise<void> {
    const { tenant, actor } = consoleCallerOf(c)
    return recordAction(tx, actor, { ...entry, tenant })
  }
}

async function codeOf(db: Db, tenant: string, reservation: number): Promise<string> {
  const [row] = await rowsOf<{ code: string }>(
    db,
    sql`SELECT code FROM reservations WHERE id = ${reservation} AND tenant = ${tenant}`,
  )
  if (!row) throw problem(404, 'unknown_reservation')
  return row.code
}

async function orderIdOf(db: Db, tenant: string, orderNumber: number): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`SELECT id FROM orders WHERE number = ${orderNumber} AND tenant = ${tenant}`,
  )
  if (!row) throw problem(404, 'unknown_order')
  return row.id
}
