/** Ledger L176–L180. There is no "failed": a failed attempt leaves the payment at `new`. */
export const PAYMENT_STATUSES = ['new', 'pending', 'confirmed', 'pending_refund', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Events of a payment; `settled` is also cash handed over on delivery or collection. */
export type PaymentEventType = 'started' | 'settled' | 'failed' | 'refundRequested' | 'refundDone' | 'refundFailed'
export type PaymentEffect = 'recordError' | 'alertOperations' | 'refundExtraAttempt'

type Edge = { from: PaymentStatus; event: PaymentEventType; to: PaymentStatus; effects: readonly PaymentEffect[] }

/** All edges of contract C1. */
const PAYMENT_EDGES: readonly Edge[] = [
  { from: 'new', event: 'started', to: 'pending', effects: [] },
  { from: 'new', event: 'settled', to: 'confirmed', effects: [] },
  { from: 'pending', event: 'settled', to: 'confirmed', effects: [] },
  { from: 'pending', event: 'failed', to: 'new', effects: ['recordError'] },
  { from: 'confirmed', event: 'refundRequested', to: 'pending_refund', effects: [] },
  { from: 'pending_refund', event: 'refundDone', to: 'refunded', effects: [] },
  { from: 'pending_refund', event: 'refundFailed', to: 'confirmed', effects: ['alertOperations'] },
]

/** `attempt` names the provider's payment, `paidBy` the attempt that paid the order. */
export type PaymentState = { status: PaymentStatus; currentAttempt: string | null; paidBy: string | null }
export type PaymentEvent = { event: PaymentEventType; attempt: string | null }
type PaymentChange = { state: PaymentState; changed: boolean; effects: readonly PaymentEffect[] }

/**
 * Effect of a verified notice. Duplicates, late notices and those of a former attempt change nothing; the payment of a
 * second attempt is refunded. Contract C1.
 */
export function nextPaymentState(state: PaymentState, { event, attempt }: PaymentEvent): PaymentChange {
  if (isDuplicatePayment(state, event, attempt)) return { state, changed: false, effects: ['refundExtraAttempt'] }
  if (isAboutAnotherAttempt(state, event, attempt)) return unchanged(state)
  const edge = PAYMENT_EDGES.find((one) => one.from === state.status && one.event === event)
  if (!edge) return unchanged(state)
  return { state: stateAfter(state, edge, attempt), changed: true, effects: edge.effects }
}

function isDuplicatePayment(
  { status, paidBy }: PaymentState,
  event: PaymentEventType,
  attempt: string | null,
): boolean {
  return event === 'settled' && status !== 'new' && status !== 'pending' && attempt !== paidBy
}

// A second attempt's refund concerns that attempt alone.
function isAboutAnotherAttempt(state: PaymentState, event: PaymentEventType, attempt: string | null): boolean {
  if (event === 'failed') return attempt !== state.currentAttempt
  return event.startsWith('refund') && attempt !== state.paidBy
}

function stateAfter(state: PaymentState, { event, to }: Edge, attempt: string | null): PaymentState {
  if (event === 'started') return { ...state, status: to, currentAttempt: attempt }
  if (event === 'settled') return { status: to, currentAttempt: attempt, paidBy: attempt }
  return { ...state, status: to }
}

function unchanged(state: PaymentState): PaymentChange {
  return { state, changed: false, effects: [] }
}
