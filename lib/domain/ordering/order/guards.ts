import { callBackEndsAt } from '@/lib/domain/ordering/order/kitchen-steps'
import { DECLINE_REASONS, type OrderState, type TransitionContext } from '@/lib/domain/ordering/order/order-state'
import { needsProvider } from '@/lib/domain/payment/methods'

type Guard = { isMet: (order: OrderState, context: TransitionContext) => boolean; refusal: GuardRefusal }
/** A guard on sent values has a code of its own (422), a guard on the order's state is an illegal move (409). */
export type GuardRefusal = 'illegal_transition' | 'ready_at_required' | 'reason_required' | 'not_due'
export type GuardName = keyof typeof guards

/** The conditions of contract C1. */
export const guards = {
  paidAtOnce: { isMet: ({ paymentMethod }) => !needsProvider(paymentMethod), refusal: 'illegal_transition' },
  paidOnline: { isMet: ({ paymentMethod }) => needsProvider(paymentMethod), refusal: 'illegal_transition' },
  paymentConfirmed: { isMet: ({ paymentStatus }) => paymentStatus === 'confirmed', refusal: 'illegal_transition' },
  unpaid: { isMet: isUnpaid, refusal: 'illegal_transition' },
  kitchenTakesIt: { isMet: (_, { kitchenAvailable }) => kitchenAvailable, refusal: 'illegal_transition' },
  kitchenUnavailable: { isMet: (_, { kitchenAvailable }) => !kitchenAvailable, refusal: 'illegal_transition' },
  due: { isMet: isDue, refusal: 'not_due' },
  providerExpired: { isMet: (_, { providerExpired }) => providerExpired === true, refusal: 'not_due' },
  handedOverJustNow: {
    isMet: (_, { now, handedOverAt }) => Boolean(handedOverAt && now < callBackEndsAt(handedOverAt)),
    refusal: 'illegal_transition',
  },
  readyAt: { isMet: (_, { readyAt }) => readyAt !== undefined, refusal: 'ready_at_required' },
  declineReason: {
    isMet: (_, { reason }) => DECLINE_REASONS.some((one) => one === reason),
    refusal: 'reason_required',
  },
  reason: { isMet: (_, { reason }) => Boolean(reason?.trim()), refusal: 'reason_required' },
} as const satisfies Record<string, Guard>

// During an attempt to pay the diner may still cancel; a late payment is refunded.
function isUnpaid({ paymentStatus }: OrderState): boolean {
  return paymentStatus === 'new' || paymentStatus === 'pending'
}

function isDue(_: OrderState, { now, dueAt }: TransitionContext): boolean {
  return dueAt !== undefined && dueAt !== null && now >= dueAt
}
