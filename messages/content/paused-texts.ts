const STOPPED = 'Zamówienia chwilowo wstrzymane'

/** The seed's texts for a pause of orders, by reason. Ledger L209–L212. */
export const PAUSED_TEXTS = {
  'too-many-orders': STOPPED,
  closed: 'Restauracja obecnie jest zamknięta',
  technical: STOPPED,
  other: STOPPED,
} as const

/** Text for a kitchen with hours of its own: the restaurant may be open. */
export const KITCHEN_CLOSED = 'Kuchnia teraz nie przyjmuje zamówień'
