/** Words for an order's expected time, shared by list, menu, cart, checkout, status, email and board. */
export const PROMISE_WORDS = {
  delivery: (minutes: string) => `${minutes}\u00a0min`,
  takeout: (minutes: string) => `gotowe za\u00a0${minutes}\u00a0min`,
  busy: 'dziś duży ruch',
  /** Words with a clock time, for a placed order. */
  at: {
    delivery: (span: string) => `U Ciebie o ${span}`,
    takeout: (span: string) => `Gotowe o ${span}`,
  },
  /** Words with the minutes left. */
  within: {
    delivery: (minutes: string) => `U Ciebie za\u00a0${minutes}\u00a0min`,
    takeout: (minutes: string) => `Gotowe za\u00a0${minutes}\u00a0min`,
  },
  anyMinute: { delivery: 'U Ciebie lada chwila', takeout: 'Gotowe lada chwila' },
} as const

/** First step of an order after it is paid online; before that it has the seed's words. */
export const PAID_STEP = 'Opłacone'
