const CODE = /^[A-Za-z0-9]{12,40}$/
const KEY = /^[\x20-\x7e]{1,255}$/

/** Is this a well-formed reservation code? Contract C2. */
export function isReservationCode(text: string): boolean {
  return CODE.test(text)
}

/** 1 to 255 printable characters. Contract "General rules". */
export function isIdempotencyKey(text: string): boolean {
  return KEY.test(text)
}

/** The page after a reservation; `showHeader` is added only if it is exactly `false`. Ledger L073, L263. */
export function thankYouPath(code: string, from: Pick<URLSearchParams, 'get'>): string {
  return `/thank-you/${code}${headerQuery(from, '?')}`
}

/** The page that shows a reservation, or the step that changes or cancels it. */
export function reservationPath(code: string, step?: 'zmien' | 'odwolaj' | 'kalendarz.ics'): string {
  return `/rezerwacja/${code}${step ? `/${step}` : ''}`
}

/**
 * Path to the diner's other visit on this device, or to its change, for a page that must not contain its key. Contract
 * C19.
 */
export function ownVisitPath({ restaurant, reserved_on }: OwnVisit, step?: 'zmien'): string {
  const query = new URLSearchParams({ restaurant: String(restaurant.id), at: reserved_on, ...(step && { step }) })
  return `/api/recent/visit/go?${query}`
}

type OwnVisit = { restaurant: { id: number }; reserved_on: string }

/** The live page of a restaurant for this visit; `path` is the cached page. Contract C18. */
export function visitPath(path: string, visit: Visit, from?: Pick<URLSearchParams, 'get'>): string {
  const { visitDate, visitTime, peopleAmount } = visit
  const query = new URLSearchParams({ visitDate, visitTime, peopleAmount })
  return `${path}?${query}${from ? headerQuery(from, '&') : ''}`
}

type Visit = { visitDate: string; visitTime: string; peopleAmount: string }

function headerQuery(from: Pick<URLSearchParams, 'get'>, joint: '?' | '&'): string {
  return from.get('showHeader') === 'false' ? `${joint}showHeader=false` : ''
}
