import { DECLINE_REASONS, type OrderState, type TransitionContext } from '@/lib/order/order-state'
import { needsProvider } from '@/lib/payment/methods'

type Guard = { holds: (order: OrderState, context: TransitionContext) => boolean; refusal: GuardRefusal }
/** A guard about what was sent has a code of its own (422), one about the world is an illegal move (409). */
export type GuardRefusal = 'illegal_transition' | 'ready_at_required' | 'reason_required' | 'not_due'
export type GuardName = keyof typeof guards

/** The conditions of contract C1. */
export const guards = {
  paidAtOnce: { holds: ({ paymentMethod }) => !needsProvider(paymentMethod), refusal: 'illegal_transition' },
  paidOnline: { holds: ({ paymentMethod }) => needsProvider(paymentMethod), refusal: 'illegal_transition' },
  paymentConfirmed: { holds: ({ paymentStatus }) => paymentStatus === 'confirmed', refusal: 'illegal_transition' },
  unpaid: { holds: isUnpaid, refusal: 'illegal_transition' },
  kitchenTakesIt: { holds: (_, { kitchenAvailable }) => kitchenAvailable, refusal: 'illegal_transition' },
  kitchenUnavailable: { holds: (_, { kitchenAvailable }) => !kitchenAvailable, refusal: 'illegal_transition' },
  due: { holds: isDue, refusal: 'not_due' },
  providerExpired: { holds: (_, { providerExpired }) => providerExpired === true, refusal: 'not_due' },
  readyAt: { holds: (_, { readyAt }) => readyAt !== undefined, refusal: 'ready_at_required' },
  declineReason: {
    holds: (_, { reason }) => DECLINE_REASONS.some((one) => one === reason),
    refusal: 'reason_required',
  },
  reason: { holds: (_, { reason }) => Boolean(reason?.trim()), refusal: 'reason_required' },
} as const satisfies Record<string, Guard>

// While an attempt is under way the diner may still turn back; money that comes late is sent back.
function isUnpaid({ paymentStatus }: OrderState): boolean {
  return paymentStatus === 'new' || paymentStatus === 'pending'
}

function isDue(_: OrderState, { now, dueAt }: TransitionContext): boolean {
  return dueAt !== undefined && dueAt !== null && now >= dueAt
}
