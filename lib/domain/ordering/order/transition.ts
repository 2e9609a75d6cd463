import { type GuardRefusal, guards } from '@/lib/domain/ordering/order/guards'
import type { Actor, OrderAuditEntry, OrderState, TransitionContext } from '@/lib/domain/ordering/order/order-state'
import { isCalledOff, type OrderStatus } from '@/lib/domain/ordering/order/status'
import { type Effect, TRANSITIONS, type Transition } from '@/lib/domain/ordering/order/transitions'
import type { PaymentStatus } from '@/lib/domain/payment/status'

type IllegalTransition = {
  code: 'illegal_transition'
  from: OrderStatus | null
  to: OrderStatus
  allowed: OrderStatus[]
}
type TransitionResult =
  | { ok: true; changed: true; status: OrderStatus; effects: readonly Effect[]; audit: OrderAuditEntry }
  | { ok: true; changed: false; status: OrderStatus }
  | { ok: false; refusal: IllegalTransition | { code: Exclude<GuardRefusal, 'illegal_transition'> } }

/**
 * May `actor` move the order to `to` now, and with which effects? The present status again is no move and no error;
 * `allowed` lists the statuses that this actor may choose. Contract C1.
 */
export function transition(
  order: OrderState,
  to: OrderStatus,
  actor: Actor,
  context: TransitionContext,
): TransitionResult {
  if (order.status === to) return { ok: true, changed: false, status: to }
  const edge = TRANSITIONS.find((one) => one.from === order.status && one.to === to && one.actors[actor])
  if (!edge) return illegal(order, to, actor, context)
  const broken = brokenGuard(edge, order, actor, context)
  if (broken === 'illegal_transition') return illegal(order, to, actor, context)
  if (broken) return { ok: false, refusal: { code: broken } }
  return { ok: true, changed: true, status: to, effects: edge.effects, audit: auditOf(edge, actor, context) }
}

/**
 * Statuses to which this actor may move the order; values that the actor has still to give (a reason, a time) are not
 * checked yet.
 */
export function allowedTargets(order: OrderState, actor: Actor, context: TransitionContext): OrderStatus[] {
  return TRANSITIONS.filter(
    (edge) =>
      edge.from === order.status &&
      edge.actors[actor] &&
      brokenGuard(edge, order, actor, context) !== 'illegal_transition',
  ).map(({ to }) => to)
}

/** A payment that a verified notice reports for a cancelled order is refunded. Contract C1. */
export function isLatePayment(status: OrderStatus, payment: PaymentStatus): boolean {
  return payment === 'confirmed' && isCalledOff(status)
}

// Guards on the order's state come first: a missing reason is reported only if giving it would help.
function brokenGuard(
  edge: Transition,
  order: OrderState,
  actor: Actor,
  context: TransitionContext,
): GuardRefusal | null {
  const names = [...edge.guards, ...(edge.actors[actor] ?? [])]
  const broken = names.map((name) => guards[name]).filter(({ isMet }) => !isMet(order, context))
  return (broken.find(({ refusal }) => refusal === 'illegal_transition') ?? broken[0])?.refusal ?? null
}

function illegal(order: OrderState, to: OrderStatus, actor: Actor, context: TransitionContext): TransitionResult {
  const allowed = allowedTargets(order, actor, context)
  return { ok: false, refusal: { code: 'illegal_transition', from: order.status, to, allowed } }
}

function auditOf(edge: Transition, by: Actor, { now, reason }: TransitionContext): OrderAuditEntry {
  const given = by === 'system' ? 'kitchen_unavailable' : reason?.trim()
  return { at: now, by, from: edge.from, to: edge.to, reason: given || null }
}
