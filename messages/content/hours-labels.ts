/** The seed's words for a day without hours and for one without a break. Ledger L243–L247. */
export const HOURS_LABELS = { closed: 'Zamknięte', allDay: 'Czynne całą dobę' } as const
