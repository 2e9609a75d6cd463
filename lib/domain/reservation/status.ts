type StatusRow = {
  /**
   * Will the visit not take place? Then it holds no table and does not count; the trigger
   * `reservation_ends_occupations` frees it.
   */
  isOver: boolean
  /** Does it wait for the restaurant? Without an answer by `answer_due_at` it is declined. Contract C2. */
  awaitsAnswer: boolean
  /** Messages sent on the move to it; the trigger `queue_reservation_messages` writes them. */
  messages: readonly ('mail' | 'sms')[]
}

/**
 * Every status of a reservation; the cancellation is a separate field (A13, `visible-state.ts`). Lists of statuses
 * elsewhere derive from these rows, and `tests/contract/statuses.test.ts` compares the database with them. Ledger
 * L197–L199.
 */
const statuses = {
  // The request itself is confirmed by the message `created`.
  pending: { isOver: false, awaitsAnswer: true, messages: [] },
  confirmed: { isOver: false, awaitsAnswer: false, messages: ['mail'] },
  declined: { isOver: true, awaitsAnswer: false, messages: ['mail', 'sms'] },
} as const satisfies Record<string, StatusRow>

export type ReservationStatus = keyof typeof statuses

/** Ledger L197–L199. */
export const RESERVATION_STATUSES = Object.keys(statuses) as ReservationStatus[]

/** Statuses of a visit that will not take place, whether or not it was also cancelled. */
export const OVER_STATUSES = RESERVATION_STATUSES.filter((status) => statuses[status].isOver)

/** Statuses that wait for the restaurant's answer. */
export const AWAITING_STATUSES = RESERVATION_STATUSES.filter((status) => statuses[status].awaitsAnswer)

/** Statuses that send a message on this channel. */
export function reservationMessageStatuses(channel: 'mail' | 'sms'): ReservationStatus[] {
  return RESERVATION_STATUSES.filter((status) => (statuses[status].messages as readonly string[]).includes(channel))
}
