import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'

type Label = string | { takeout: string; otherwise: string }

type StatusRow = {
  /**
   * `inWork`: the restaurant has it. `fulfilled` and `calledOff` are final: only a call back (C23) leaves them.
   * Contract C1.
   */
  phase: 'unpaid' | 'inWork' | 'fulfilled' | 'calledOff'
  /** The seed's words. Ledger L200–L208. */
  label: Label
  /** Is it one of the steps on the order page? Steps stand in the order of the rows. */
  step: 'always' | 'paidOnline' | null
  /**
   * Messages sent on the move to it; the trigger `queue_order_messages` writes them, `upstream/mail/order-email.ts` composes
   * them.
   */
  messages: readonly ('mail' | 'sms')[]
  /**
   * Target of its timer (`timers.ts`); `afterProvider`: only after the provider has confirmed that it takes no more
   * money.
   */
  timeout: { to: string; reason?: string; afterProvider?: true } | null
}

/**
 * Every status of an order. Lists of statuses elsewhere derive from these rows, and `tests/contract/statuses.test.ts`
 * compares the database's checks, indexes and triggers with them. Ledger L141, L200–L208. How to add one:
 * `docs/how-to/order-status.md`.
 */
const statuses = {
  new: {
    phase: 'unpaid',
    label: 'Oczekuje na płatność',
    step: 'paidOnline',
    messages: [],
    timeout: { to: 'cancelled', reason: 'unpaid', afterProvider: true },
  },
  pending: {
    phase: 'inWork',
    label: 'Wysłane do restauracji',
    step: 'always',
    messages: ['mail'],
    timeout: { to: 'cancelled', reason: 'unanswered' },
  },
  confirmed: {
    phase: 'inWork',
    label: 'W trakcie przygotowania',
    step: 'always',
    messages: ['mail'],
    timeout: null,
  },
  sent: {
    phase: 'inWork',
    label: { takeout: 'Gotowe do odbioru', otherwise: 'W drodze do Ciebie' },
    step: 'always',
    messages: [],
    timeout: { to: 'delivered' },
  },
  delivered: {
    phase: 'fulfilled',
    label: { takeout: 'Odebrane', otherwise: 'Dostarczone' },
    step: 'always',
    messages: [],
    timeout: null,
  },
  declined: { phase: 'calledOff', label: 'Anulowane', step: null, messages: ['mail', 'sms'], timeout: null },
  cancelled: { phase: 'calledOff', label: 'Anulowane', step: null, messages: ['mail', 'sms'], timeout: null },
} as const satisfies Record<string, StatusRow>

export type OrderStatus = keyof typeof statuses
type OrderPhase = StatusRow['phase']
/** Statuses that send an e-mail on arrival. */
export type MailedStatus = { [S in OrderStatus]: 'mail' extends Messages<S> ? S : never }[OrderStatus]
type Messages<S extends OrderStatus> = (typeof statuses)[S]['messages'][number]

/** Ledger L141, L200–L208. */
export const ORDER_STATUSES = Object.keys(statuses) as OrderStatus[]

/** The seed's words for a status. Ledger L200–L208. */
export function orderStatusLabel(status: OrderStatus, deliveryType: DeliveryType): string {
  const { label }: StatusRow = statuses[status]
  if (typeof label === 'string') return label
  return deliveryType === 'takeout' ? label.takeout : label.otherwise
}

/** The same words for staff: 'W drodze' for the diner's 'W drodze do Ciebie'. Contract C29. */
export function orderStateLabel(status: OrderStatus, deliveryType: DeliveryType): string {
  return orderStatusLabel(status, deliveryType).replace(/ do Ciebie$/, '')
}

/** Within a sentence: `w drodze`. */
export function orderStateText(status: OrderStatus, deliveryType: DeliveryType): string {
  const label = orderStateLabel(status, deliveryType)
  return label.charAt(0).toLowerCase() + label.slice(1)
}

export function phaseOf(status: OrderStatus): OrderPhase {
  return statuses[status].phase
}

export function statusesIn(...phases: OrderPhase[]): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => phases.includes(phaseOf(status)))
}

/** A final status has no next one. Contract C1. */
export function isFinal(status: OrderStatus): boolean {
  return phaseOf(status) === 'fulfilled' || isCalledOff(status)
}

/** Declined or cancelled: no food will come. Contract C1. */
export function isCalledOff(status: OrderStatus): boolean {
  return phaseOf(status) === 'calledOff'
}

/** Steps of an order without problems. */
export function statusSteps(isPaidOnline: boolean): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => {
    const { step }: StatusRow = statuses[status]
    return step === 'always' || (step === 'paidOnline' && isPaidOnline)
  })
}

/** Statuses that send a message on this channel. */
export function messageStatuses(channel: 'mail' | 'sms'): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => (statuses[status].messages as readonly string[]).includes(channel))
}

/** Target of this status's timer; `null` without a timer. Contract C1. */
export function timeoutOf(status: OrderStatus): { to: OrderStatus; reason?: string; afterProvider?: true } | null {
  return statuses[status].timeout
}

/** Does its timer mark it as delivered? Such food is made, and under way or ready for pickup. Contract C1. */
export function isDeliveredByTimer(status: OrderStatus): boolean {
  return timeoutOf(status)?.to === 'delivered'
}
