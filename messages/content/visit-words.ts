/** How a reservation stands: one word each for the board, the console, the search, the diner and a copy of their data. */
export const RESERVATION_WORDS = {
  pending: 'czeka na odpowiedź',
  confirmed: 'potwierdzona',
  declined: 'odmówiona',
  cancelled: 'odwołana',
} as const

/** Side that cancelled it, for staff. */
export const CANCELLED_WORDS = {
  guest: 'odwołana przez gościa',
  restaurant: 'odwołana przez restaurację',
  operations: 'odwołana przez obsługę serwisu',
} as const

/** How a confirmed one goes on. */
export const VISIT_WORDS = {
  expected: 'oczekiwani',
  late: 'spóźniają się',
  seated: 'przy stoliku',
  overstayed: 'siedzą ponad czas',
  finished: 'zakończona',
  no_show: 'nie przyszli',
} as const

export const STATE_WORDS = { ...RESERVATION_WORDS, ...VISIT_WORDS } as const

/** The hours of a wait; often both are the one that was full. Contract C2. */
export const waitHours = (from: string, to: string) => (from === to ? from : `między ${from} a\u00a0${to}`)
