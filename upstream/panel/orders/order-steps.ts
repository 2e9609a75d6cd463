import { addMinutes } from 'date-fns/addMinutes'
import { max } from 'date-fns/max'
import { subMinutes } from 'date-fns/subMinutes'
import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { calledBackTo, type KitchenStep, stepEffect, TAKE_BACK_MS } from '@/lib/domain/ordering/order/kitchen-steps'
import { isDeliveredByTimer } from '@/lib/domain/ordering/order/status'
import { deliveredDueAt } from '@/lib/domain/ordering/order/timers'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import type { OrderStep } from '@/lib/domain/panel/board/command-schema'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { eachRow, isDueAgain } from '@/upstream/db/each-row'
import { type OrderRow, orders, type PlannedStep } from '@/upstream/db/order-schema'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { decideOrder } from '@/upstream/orders/decide-order'
import { type LockedOrder, lockOrder } from '@/upstream/orders/find-order'
import { transitionOrder } from '@/upstream/orders/transition-order'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction, type StaffActor, setActor } from '@/upstream/panel/accounts/staff-audit'
import { answerAlarm, reopenAlarm } from '@/upstream/panel/alarms/acknowledge-alarms'
import { loadBoardOrders } from './board-orders'

const BATCH_SIZE = 50
const JOB = 'planned-steps'

/**
 * Plans a step of the order of that number for ten seconds from now, undoes the planned one, or calls back a handed
 * over order; answers the order as the board then shows it. A further step does the planned one at once. A caller who
 * saw an older version changes nothing and gets the present state. Contract C23.
 */
export async function stepOrder(
  tx: Db,
  number: number,
  request: OrderStep,
  caller: PanelCaller,
  now: Date,
): Promise<Outcome<BoardOrder>> {
  const { restaurantId, actor } = caller
  const [named] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.restaurantId, restaurantId)))
  const locked = named && (await lockOrder(tx, named.id, null))
  if (!locked) return refused(404, 'unknown_order')
  const { order } = locked
  if (order.version !== request.version)
    return refused(409, 'changed_meanwhile', { current: await viewOf(tx, order, now) })
  if (request.step === 'take_back') {
    if (!order.plannedStep || isDue(order, now))
      return refused(409, 'take_back_over', { current: await viewOf(tx, order, now) })
    await plan(tx, order, null, now)
    await reopenAlarm(tx, order.id)
    const details = { step: order.plannedStep.step }
    await recordAction(tx, actor, { at: now, restaurantId, action: 'took_back_step', subject: order.number, details })
    return done(await viewOf(tx, order, now))
  }
  if (request.step === 'call_back') return callBack(tx, locked, caller, now)
  const settled = await settle(tx, locked, now)
  if (!settled.ok) return settled
  await setActor(tx, actor)
  const present = settled.value.order
  if (!stepEffect(request.step, steppedOf(present)))
    return refused(409, 'step_impossible', { current: await viewOf(tx, present, now) })
  const readyAt = request.step === 'accept' ? readyAtOf(request.ready_in_minutes, present, now) : null
  if (request.step === 'accept' && !readyAt)
    return refused(422, 'ready_at_required', { fields: { ready_in_minutes: 'required' } })
  const planned: PlannedStep = {
    step: request.step,
    readyAt: readyAt?.toISOString() ?? null,
    reason: 'reason' in request ? request.reason : null,
    staffId: caller.staffId,
    deviceId: actor.deviceId ?? null,
    sessionId: actor.sessionId ?? null,
  }
  await plan(tx, present, planned, now)
  await answerAlarm(tx, order.id, caller.staffId, now)
  const action = {
    at: now,
    restaurantId,
    action: 'planned_step' as const,
    subject: order.number,
    details: { step: request.step },
  }
  await recordAction(tx, actor, action)
  return done(await viewOf(tx, present, now))
}

/**
 * Undoes a handover on the panel at once: the undo itself cannot be undone. Only the status changes: no payment, no
 * message. Refused after ten minutes, and after another change of the order. Contract C1, C23.
 */
async function callBack(
  tx: Db,
  locked: LockedOrder,
  { restaurantId, actor }: PanelCaller,
  now: Date,
): Promise<Outcome<BoardOrder>> {
  const { order } = locked
  const to = calledBackTo(order)
  // A planned step has to be undone first.
  if (!to || order.plannedStep) return refused(409, 'step_impossible', { current: await viewOf(tx, order, now) })
  await setActor(tx, actor)
  const values = isDeliveredByTimer(to) ? { dueAt: deliveredDueAt(order.etaTo) } : {}
  const context = { now, kitchenAvailable: true, handedOverAt: order.handedOverAt }
  const result = await transitionOrder(tx, locked, { to, by: 'restaurant', context, values })
  if (!result.ok) return refused(409, 'call_back_over', { current: await viewOf(tx, order, now) })
  await recordAction(tx, actor, { at: now, restaurantId, action: 'called_back_order', subject: order.number })
  return done(await viewOf(tx, result.value.order, now))
}

/**
 * Does the planned steps that nobody undid in time, each in its own transaction; a failed one stops no other. Plans
 * are in the database, so a closed tab or an ended process loses none. Contract C23, docs/design/processes.md.
 */
export async function applyPlannedSteps(db: Db, now: Date, log?: Logger): Promise<void> {
  const due = await rowsOf<{ id: string }>(
    db,
    sql`SELECT id FROM orders WHERE planned_due_at <= ${now.toISOString()}::timestamptz
        AND ${isDueAgain(JOB, sql`orders.id`, now)}
      ORDER BY planned_due_at LIMIT ${BATCH_SIZE}`,
  )
  const ids = due.map(({ id }) => id)
  await eachRow({ name: JOB, db, now, log }, ids, (id) =>
    inTransaction(db, async (tx) => {
      const locked = await lockOrder(tx, id, null)
      // Another process may have done the step while this one waited for the row.
      if (locked && isDue(locked.order, now)) await settle(tx, locked, now)
    }),
  )
}

/** Does the planned step, under the name of its planner; without one, nothing. */
async function settle(tx: Db, locked: LockedOrder, now: Date): Promise<Outcome<LockedOrder>> {
  const { order } = locked
  const { plannedStep } = order
  if (!plannedStep) return done(locked)
  const { step, reason, readyAt, staffId, deviceId, sessionId } = plannedStep
  const actor: StaffActor = { staffId, deviceId, sessionId }
  await setActor(tx, actor)
  const effect = stepEffect(step, steppedOf(order))
  const change = effect?.kind === 'status' ? { status: effect.to, reason: reason ?? undefined } : null
  // After an outage the promised time may have passed; the answer still counts.
  const ready_at = readyAt ? max([new Date(readyAt), now]).toISOString() : undefined
  const result = change
    ? await decideOrder(tx, locked, { ...change, ready_at }, { by: 'restaurant', now })
    : done(locked)
  const values =
    effect?.kind === 'pack' ? { packedAt: now } : isHandOver(step) && result.ok ? { handedOverAt: now } : {}
  await tx
    .update(orders)
    .set({ ...values, plannedStep: null, plannedDueAt: null })
    .where(eq(orders.id, order.id))
  const isDone = effect !== null && result.ok
  const action = isDone ? 'did_step' : 'step_failed'
  await recordAction(tx, actor, {
    at: now,
    restaurantId: order.restaurantId,
    action,
    subject: order.number,
    details: { step },
  })
  const after = await lockOrder(tx, order.id, null)
  if (!after) throw new Error(`order ${order.number} vanished while it was locked`)
  return done(after)
}

async function plan(tx: Db, { id, version }: OrderRow, plannedStep: PlannedStep | null, now: Date): Promise<void> {
  const plannedDueAt = plannedStep && new Date(now.getTime() + TAKE_BACK_MS)
  const saved = await tx
    .update(orders)
    .set({ plannedStep, plannedDueAt })
    .where(and(eq(orders.id, id), eq(orders.version, version)))
    .returning({ id: orders.id })
  if (saved.length === 0) throw new Error('an order changed while it was locked')
}

const isHandOver = (step: KitchenStep) => step === 'hand_over' || step === 'deliver'

function isDue({ plannedDueAt }: OrderRow, now: Date): boolean {
  return plannedDueAt !== null && plannedDueAt <= now
}

function steppedOf({ status, deliveryType, packedAt }: OrderRow) {
  return { status, deliveryType, isPacked: packedAt !== null }
}

// A scheduled order is ready when its way begins; an order for now at the restaurant's time.
function readyAtOf(minutes: number | undefined, { wantedAt, travelMinMinutes }: OrderRow, now: Date): Date | null {
  if (minutes !== undefined) return addMinutes(now, minutes)
  return wantedAt && max([now, subMinutes(wantedAt, travelMinMinutes)])
}

async function viewOf(tx: Db, { id, restaurantId }: OrderRow, now: Date): Promise<BoardOrder> {
  const [view] = await loadBoardOrders(tx, restaurantId, [id], now)
  if (!view) throw new Error('an order vanished while it was locked')
  return { ...view, customer: { ...view.customer, email: '' } }
}
