/** First path segments of pages whose address is a key: anyone with the link may see the page. Contract C19. */
export const KEY_PAGES = [
  'thank-you',
  'rezerwacja',
  'zamowienie',
  'lista',
  'przenies',
  'pay',
  'zgody',
  'twoje-dane/link',
  'panel/wejscie',
  'konsola/wejscie',
] as const

/** First path segments of such paths of the upstream. */
export const KEY_RESOURCES = ['reservations', 'orders', 'holds', 'waitlist', 'transfers', 'consents', 'pay'] as const
