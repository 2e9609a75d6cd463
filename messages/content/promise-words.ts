/** When an order is there, in the words of every place that says it: list, menu, cart, checkout, status, email, board. */
export const PROMISE_WORDS = {
  delivery: (minutes: string) => `${minutes}\u00a0min`,
  takeout: (minutes: string) => `gotowe za\u00a0${minutes}\u00a0min`,
  busy: 'dziś duży ruch',
  /** With the clock, once an order stands. */
  at: {
    delivery: (span: string) => `U Ciebie o ${span}`,
    takeout: (span: string) => `Gotowe o ${span}`,
  },
  /** With the minutes that are left. */
  within: {
    delivery: (minutes: string) => `U Ciebie za\u00a0${minutes}\u00a0min`,
    takeout: (minutes: string) => `Gotowe za\u00a0${minutes}\u00a0min`,
  },
  anyMinute: { delivery: 'U Ciebie lada chwila', takeout: 'Gotowe lada chwila' },
} as const

/** The first step of an order that is paid online, once it is; before that it has the seed's words. */
export const PAID_STEP = 'Opłacone'
