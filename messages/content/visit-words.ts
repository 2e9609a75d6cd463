/** How a reservation stands: one word each for the board, the console, the search, the diner and a copy of their data. */
export const RESERVATION_WORDS = {
  pending: 'czeka na odpowiedź',
  confirmed: 'potwierdzona',
  declined: 'odmówiona',
  cancelled: 'odwołana',
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
