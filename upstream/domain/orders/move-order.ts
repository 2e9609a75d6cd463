import { eq } from 'drizzle-orm'
import type { Actor, TransitionContext } from '@/lib/order/order-state'
import type { OrderStatus } from '@/lib/order/status'
import { transition } from '@/lib/order/transition'
import type { Effect } from '@/lib/order/transitions'
import type { Db } from '../../db/database'
import { type OrderRow, orders } from '../../db/order-schema'
import { done, type Outcome, refused } from '../outcome'
import { expireAttempts } from './expire-attempts'
import type { LockedOrder } from './find-order'
import { freeKitchenSlot } from './kitchen-slots'
import { recordOrder } from './order-audit'
import { applyNews } from './payment-news'
import { requestRefund } from './request-refund'
import { countVoucher, giveVoucherBack } from './vouchers'

export interface Move {
  to: OrderStatus
  by: Actor
  context: TransitionContext
  /** Columns that change with it. */
  values?: Partial<OrderRow>
}

/** Moves a locked order along one edge of contract C1, with all that follows from it and one line of the trail. */
export async function moveOrder(
  tx: Db,
  locked: LockedOrder,
  { to, by, context, values }: Move,
): Promise<Outcome<LockedOrder>> {
  const { order, payment } = locked
  const state = { status: order.status, paymentMethod: order.paymentMethod, paymentStatus: payment.status }
  const result = transition(state, to, by, context)
  if (!result.ok) return refusalOf(result.refusal)
  if (!result.changed) return done(locked)
  const { at, from, reason } = result.audit
  const ended = to === 'declined' || to === 'cancelled' ? { endedBy: by, endedReason: reason } : {}
  const [saved] = await tx
    .update(orders)
    .set({ dueAt: null, ...ended, ...values, status: to })
    .where(eq(orders.id, order.id))
    .returning()
  if (!saved) throw new Error(`order ${order.number} vanished while it was locked`)
  await recordOrder(tx, { orderId: order.id, at, by, kind: 'status', fromState: from, toState: to, reason })
  return done(await withEffects(tx, { ...locked, order: saved }, result.effects, context.now))
}

// One after the other, vouchers before kitchen slots, as creation locks them.
async function withEffects(tx: Db, locked: LockedOrder, effects: readonly Effect[], now: Date): Promise<LockedOrder> {
  let moved = locked
  for (const effect of ORDER_OF_EFFECTS.filter((one) => effects.includes(one))) {
    moved = await EFFECTS[effect](tx, moved, now)
  }
  return moved
}

type Deed = (tx: Db, locked: LockedOrder, now: Date) => Promise<LockedOrder>

const EFFECTS: Record<Exclude<Effect, 'takeCapacity'>, Deed> = {
  countVoucher: async (tx, locked, now) => {
    await countVoucher(tx, locked.order, now)
    return locked
  },
  giveVoucherBack: async (tx, locked, now) => {
    await giveVoucherBack(tx, locked.order, now)
    return locked
  },
  freeCapacity: async (tx, locked) => {
    await freeKitchenSlot(tx, locked.order.restaurantId, locked.order.kitchenSlotAt)
    return locked
  },
  expirePayment: expireAttempts,
  refundIfPaid: requestRefund,
  settleAtDoor: async (tx, locked, now) =>
    locked.payment.status === 'new'
      ? applyNews(tx, locked, { event: 'settled', attempt: null }, { by: 'system', now })
      : locked,
}
const ORDER_OF_EFFECTS = Object.keys(EFFECTS) as (keyof typeof EFFECTS)[]

type TransitionRefusal = Extract<ReturnType<typeof transition>, { ok: false }>['refusal']

function refusalOf(refusal: TransitionRefusal) {
  if (refusal.code !== 'illegal_transition') return refused(422, refusal.code)
  const { from, to, allowed } = refusal
  const message = 'To zamówienie jest już w innym stanie.'
  return refused(409, 'illegal_transition', { message, transition: { from: from ?? '', to, allowed } })
}
