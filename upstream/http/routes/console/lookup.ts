import { z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { lookupCalls } from '@/lib/domain/console/lookup-calls'
import { lookupQueryOf } from '@/lib/domain/console/lookup-query'
import { casesByNumber, type LookupCursor, lookUp } from '@/upstream/console/look-up'
import { currentForOrder, loadOrderSubject, orderIdOf, refundableOf } from '@/upstream/console/order-subject'
import { repeatMessage } from '@/upstream/console/repeat-message'
import { currentForReservation, loadReservationSubject } from '@/upstream/console/reservation-subject'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { findOrder, type LockedOrder, lockOrder } from '@/upstream/orders/find-order'
import { refundOrder } from '@/upstream/orders/refund-order'
import { refundPart } from '@/upstream/orders/refund-part'
import { recordAction, type StaffAction } from '@/upstream/panel/accounts/staff-audit'
import { findReservation } from '@/upstream/reservations/find-reservation'
import { busy } from '../../conflict-answers'
import { readCursor, writeCursor } from '../../cursor'
import type { Deps, Upstream, UpstreamEnv } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { consoleCallerOf, requireViewInTrail } from '../../panel-wall'
import { problem } from '../../problem'
import { serve } from '../../serve'

const PAGE_SIZE = 20

const cursorSchema: z.ZodType<LookupCursor> = z
  .tuple([z.iso.datetime(), z.enum(['order', 'reservation']), z.int().positive()])
  .transform(([at, subject, id]) => ({ at: new Date(at), subject, id }))

type Call = Context<UpstreamEnv>
type Entry = Pick<StaffAction, 'action' | 'subject' | 'details'> & { at?: Date }

/**
 * Looks up an order or a reservation, shows it, sends a message again, refunds. Each look is in the trail, without
 * the typed text. Contract C40.
 */
export function consoleLookupRoutes(app: Upstream, deps: Deps): void {
  const { db, now } = deps

  serve(app, lookupCalls.find, async ({ c, body: { query: typed, cursor, reason }, caller: { tenant } }) => {
    const query = lookupQueryOf(typed, reason !== undefined)
    if (!query) return { kind: null, items: [], cases: [], next_cursor: null }
    await requireViewInTrail(c, deps)
    await record(c, db, null, {
      action: 'looked_up',
      details: { by: query.kind, ...(query.kind === 'name' && { reason }) },
    })
    const after = readCursor(cursor, cursorSchema)
    const { items, next } = await lookUp(db, { tenant, query, after, limit: PAGE_SIZE })
    const next_cursor = writeCursor(next && [next.at.toISOString(), next.subject, next.id])
    return { kind: query.kind, items, cases: await casesByNumber(db, tenant, query), next_cursor }
  })

  serve(app, lookupCalls.order, async ({ c, params: { number }, caller }) => {
    await requireViewInTrail(c, deps)
    const subject = await loadOrderSubject(db, caller.tenant, number, now())
    if (!subject) throw problem(404, 'unknown_order')
    await record(c, db, subject.restaurant.id, { action: 'opened_order', subject: number })
    return subject
  })

  serve(app, lookupCalls.reservation, async ({ c, params: { reservation: number }, caller }) => {
    await requireViewInTrail(c, deps)
    const found = await loadReservationSubject(db, caller.tenant, number, now())
    if (!found) throw problem(404, 'unknown_reservation')
    await record(c, db, found.restaurantId, { action: 'opened_reservation', subject: number })
    return found.subject
  })

  serve(app, lookupCalls.repeatOfOrder, async ({ c, params: { number, message } }) =>
    writeLocked(c, number, {}, async (tx, locked, at) => {
      const found = await findOrder(tx, locked.order.id, null)
      if (!found) return refused(404, 'unknown_order')
      const repetition = { staffId: staffOf(c), now: at, isCurrent: currentForOrder(found, at) }
      const repeated = await repeatMessage(tx, { orderId: locked.order.id }, message, repetition)
      if (!repeated.ok) return repeated
      const entry = { action: 'repeated_order_message', subject: number } as const
      if (repeated.value) await record(c, tx, locked.order.restaurantId, entry)
      return done({ repeated: repeated.value })
    }),
  )

  serve(
    app,
    lookupCalls.repeatOfReservation,
    async ({ c, params: { reservation: number, message }, caller: { tenant, staffId } }) => {
      const body = await idempotentWrite(c, deps, { status: 200, body: {}, onConflict: busy }, async (tx, at) => {
        const [row] = await rowsOf<{ restaurant: number; code: string }>(
          tx,
          sql`SELECT restaurant_id AS restaurant, code FROM reservations WHERE id = ${number} AND tenant = ${tenant}
          AND anonymized_at IS NULL FOR UPDATE`,
        )
        const found = row && (await findReservation(tx, { code: row.code, tenant }))
        if (!found) return refused(404, 'unknown_reservation')
        const repetition = { staffId, now: at, isCurrent: currentForReservation(found, at) }
        const repeated = await repeatMessage(tx, { reservationId: number }, message, repetition)
        if (!repeated.ok) return repeated
        const entry = { action: 'repeated_reservation_message', subject: number } as const
        if (repeated.value) await record(c, tx, row.restaurant, entry)
        return done({ repeated: repeated.value })
      })
      return body
    },
  )

  serve(app, lookupCalls.refund, async ({ c, params: { number }, body: request }) => {
    const { amount_grosze: grosze, reason, lines, mark } = request
    return writeLocked(c, number, request, async (tx, locked, at) => {
      const found = await findOrder(tx, locked.order.id, null)
      const part = { amountGrosze: grosze, reason, lines, mark }
      const sent = await refundPart(tx, locked, found?.lines ?? [], part, at)
      if (!sent.ok) return sent
      const isNew = sent.value !== locked
      if (isNew)
        await record(c, tx, locked.order.restaurantId, { at, action: 'refunded', subject: number, details: { grosze } })
      return done({ refundable_grosze: refundableOf(sent.value) })
    })
  })

  serve(app, lookupCalls.retry, async ({ c, params: { number }, body: request }) =>
    writeLocked(c, number, request, async (tx, locked, at) => {
      const isRefused = [...locked.attempts.map((one) => one.refundState), ...locked.parts.map((one) => one.state)]
      if (!isRefused.includes('failed')) return refused(409, 'nothing_to_refund')
      const sent = await refundOrder(tx, locked, { reason: request.reason, now: at })
      if (!sent.ok) return sent
      const isNew = sent.value !== locked
      if (isNew) await record(c, tx, locked.order.restaurantId, { at, action: 'retried_refund', subject: number })
      return done({ refundable_grosze: refundableOf(sent.value) })
    }),
  )

  /** A change of an order of the caller's brand, with the order locked. */
  function writeLocked<T>(
    c: Call,
    number: string,
    body: unknown,
    work: (tx: Db, locked: LockedOrder, at: Date) => Promise<Outcome<T>>,
  ): Promise<T> {
    const { tenant } = consoleCallerOf(c)
    return idempotentWrite(c, deps, { status: 200, body, onConflict: busy }, async (tx, at) => {
      const orderId = await orderIdOf(tx, tenant, number)
      const locked = orderId === null ? null : await lockOrder(tx, orderId, null)
      return locked ? work(tx, locked, at) : refused(404, 'unknown_order')
    })
  }

  function staffOf(c: Call): number {
    return consoleCallerOf(c).staffId
  }

  function record(c: Call, on: Db, restaurantId: number | null, entry: Entry): Promise<void> {
    const { tenant, actor } = consoleCallerOf(c)
    return recordAction(on, actor, { at: now(), restaurantId, tenant, ...entry })
  }
}
