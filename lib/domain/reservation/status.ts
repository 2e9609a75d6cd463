type StatusRow = {
  /** Will nobody come? Then it holds no table and counts for nothing; the trigger `reservation_ends_occupations` frees it. */
  isOver: boolean
  /** Does it wait for the restaurant? It is declined when nobody has answered by `answer_due_at`. Contract C2. */
  awaitsAnswer: boolean
  /** Messages that the move to it sends; the trigger `tell_of_reservation` writes them. */
  messages: readonly ('mail' | 'sms')[]
}

/**
 * Every status of a reservation; that it was cancelled stands beside it (A13, `visible-state.ts`). Lists of statuses
 * elsewhere are made from these rows, and `tests/contract/statuses.test.ts` holds the database to them. Ledger L197–L199.
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

/** The statuses of a visit that will not be, whether or not it was also cancelled. */
export const OVER_STATUSES = RESERVATION_STATUSES.filter((status) => statuses[status].isOver)

/** The statuses that wait for the restaurant's word. */
export const AWAITING_STATUSES = RESERVATION_STATUSES.filter((status) => statuses[status].awaitsAnswer)

/** Statuses whose arrival is told by this channel. */
export function statusesToldBy(channel: 'mail' | 'sms'): ReservationStatus[] {
  return RESERVATION_STATUSES.filter((status) => (statuses[status].messages as readonly string[]).includes(channel))
}
