import { eq } from 'drizzle-orm'
import type { Actor, TransitionContext } from '@/lib/domain/ordering/order/order-state'
import { isCalledOff, type OrderStatus } from '@/lib/domain/ordering/order/status'
import { transition } from '@/lib/domain/ordering/order/transition'
import type { Effect } from '@/lib/domain/ordering/order/transitions'
import { refusalText } from '@/messages/content/refusals'
import type { Db } from '@/upstream/db/database'
import { type OrderRow, orders } from '@/upstream/db/order-schema'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { applyPaymentEvent, saveAttempt } from './apply-payment-event'
import type { LockedOrder } from './find-order'
import { OPEN_ATTEMPT_STATUSES } from './is-open-attempt'
import { releaseKitchenSlot } from './kitchen-slots'
import { recordOrderAudit } from './order-audit'
import { requestRefund } from './request-refund'
import { countVoucher, restoreVoucherUse } from './vouchers'

interface OrderTransition {
  to: OrderStatus
  by: Actor
  context: TransitionContext
  /** Columns that change with the status. */
  values?: Partial<OrderRow>
}

/** Moves a locked order along one edge of contract C1, with its effects and one line of the trail. */
export async function transitionOrder(
  tx: Db,
  locked: LockedOrder,
  { to, by, context, values }: OrderTransition,
): Promise<Outcome<LockedOrder>> {
  const { order, payment } = locked
  const state = { status: order.status, paymentMethod: order.paymentMethod, paymentStatus: payment.status }
  const result = transition(state, to, by, context)
  if (!result.ok) return refusalOf(result.refusal)
  if (!result.changed) return done(locked)
  const { at, from, reason } = result.audit
  const ended = isCalledOff(to) ? { endedBy: by, endedReason: reason } : {}
  const [saved] = await tx
    .update(orders)
    .set({ dueAt: null, handedOverAt: null, ...ended, ...values, status: to })
    .where(eq(orders.id, order.id))
    .returning()
  if (!saved) throw new Error(`order ${order.number} vanished while it was locked`)
  await recordOrderAudit(tx, { orderId: order.id, at, by, kind: 'status', fromState: from, toState: to, reason })
  return done(await applyEffects(tx, { ...locked, order: saved }, result.effects, context.now))
}

// Effects run one after the other, vouchers before kitchen slots, in the same lock order as creation.
async function applyEffects(tx: Db, locked: LockedOrder, effects: readonly Effect[], now: Date): Promise<LockedOrder> {
  let moved = locked
  for (const effect of EFFECT_ORDER.filter((one) => effects.includes(one))) {
    moved = await EFFECT_HANDLERS[effect](tx, moved, now)
  }
  return moved
}

type EffectHandler = (tx: Db, locked: LockedOrder, now: Date) => Promise<LockedOrder>

const EFFECT_HANDLERS: Record<Exclude<Effect, 'takeCapacity'>, EffectHandler> = {
  countVoucher: async (tx, locked, now) => {
    await countVoucher(tx, locked.order, now)
    return locked
  },
  giveVoucherBack: async (tx, locked, now) => {
    await restoreVoucherUse(tx, locked.order, now)
    return locked
  },
  freeCapacity: async (tx, locked) => {
    const { isTest, restaurantId, kitchenSlotAt } = locked.order
    // A test has booked no slot.
    if (!isTest) await releaseKitchenSlot(tx, restaurantId, kitchenSlotAt)
    return locked
  },
  expirePayment: expireAttempts,
  refundIfPaid: requestRefund,
  settleOnDelivery: async (tx, locked, now) =>
    locked.payment.status === 'new'
      ? applyPaymentEvent(tx, locked, { event: 'settled', attempt: null }, { by: 'system', now })
      : locked,
}
const EFFECT_ORDER = Object.keys(EFFECT_HANDLERS) as (keyof typeof EFFECT_HANDLERS)[]

/**
 * Expires attempts that are no longer needed. The job that asks the provider next cancels them there; money that
 * arrives before is late, and is refunded. Contract C1.
 */
async function expireAttempts(tx: Db, locked: LockedOrder, now: Date): Promise<LockedOrder> {
  let left = locked
  for (const { id, status } of locked.attempts) {
    if (!OPEN_ATTEMPT_STATUSES.includes(status)) continue
    left = await saveAttempt(tx, left, id, { status: 'expired', pollAt: now, polls: 0 })
    left = await applyPaymentEvent(tx, left, { event: 'failed', attempt: id }, { by: 'system', now, reason: 'expired' })
  }
  return left
}

type TransitionRefusal = Extract<ReturnType<typeof transition>, { ok: false }>['refusal']

function refusalOf(refusal: TransitionRefusal) {
  if (refusal.code !== 'illegal_transition') return refused(422, refusal.code)
  const { from, to, allowed } = refusal
  const message = refusalText('illegal_transition', 'order')
  return refused(409, 'illegal_transition', { message, transition: { from: from ?? '', to, allowed } })
}
