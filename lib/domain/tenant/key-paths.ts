/** First words of pages whose address holds a key: who has the link sees what it leads to. Contract C19. */
export const KEY_PAGES = ['thank-you', 'rezerwacja', 'zamowienie', 'lista', 'pay'] as const

/** The same on the upstream's side. */
export const KEY_RESOURCES = ['reservations', 'orders', 'holds', 'waitlist', 'pay'] as const
