import { isPersonal } from '@/lib/domain/marketing/campaign'
import { slugOf } from '@/lib/domain/restaurant/slug'

/** Parameters that a person fills in for a link, in the order of the form. Contract C39. */
export const LINK_PARAMETERS = ['source', 'medium', 'campaign', 'content'] as const
export type LinkParameter = (typeof LINK_PARAMETERS)[number]

/** Most characters of one value, as in a touch. Contract C19, C39. */
export const MAX_PARAMETER = 100
const PARAMETER = /^[a-z0-9._-]{1,100}$/

export const MAX_NOTE = 200

/**
 * May a link carry the value: lower case, no spaces, at most 100 characters, no e-mail and no phone number?
 * Contract C19, C39.
 */
export function isLinkParameter(value: string): boolean {
  return PARAMETER.test(value) && !isPersonal(value)
}

/** Suggestion for a value that a link may not carry: "Zima 2026" → "zima-2026"; empty if nothing is left. */
export function suggestedParameter(value: string): string {
  const text = slugOf(value).slice(0, MAX_PARAMETER)
  return isLinkParameter(text) ? text : ''
}

/**
 * Characters of a short link: none is mistaken for another when read aloud or from a wall, and without vowels no
 * words form.
 */
export const CODE_ALPHABET = 'bcdfghjkmnpqrstvwxz23456789'
export const CODE_LENGTH = 7

/** Code as stored; people may type it in capitals. */
export function readLinkCode(text: string): string {
  return text.toLowerCase()
}

/** Most codes in one report of a web process, and most openings of one of them. Contract C39. */
export const MAX_SCANNED_CODES = 5000
export const MAX_SCANS = 1_000_000

/** Programs that open links by themselves: search engines, previews of messengers, monitors, command lines. */
const PROGRAM =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|skype|embed|scan|curl|wget|python|java\/|go-http|headless|monitor|lighthouse/i

/** Did a person open the short link: by a GET of a browser, not ahead of a press? Contract C39. */
export function isScan(method: string | null, headers: Pick<Headers, 'get'>): boolean {
  const browser = headers.get('user-agent') ?? ''
  const isAhead = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ''),
  )
  return method === 'GET' && browser !== '' && !PROGRAM.test(browser) && !isAhead
}

interface LinkedPage {
  page: 'home' | 'list' | 'restaurant' | 'menu'
  product: 'reservations' | 'orders' | null
  visitOn: string | null
  /** Does the restaurant of the page take orders? */
  takesOrders: boolean
}

/** Does the page reserve tables alone, so that a voucher, which lowers orders, has no use there? Contract C39. */
export function isPageOfTables({ page, product, visitOn, takesOrders }: LinkedPage): boolean {
  if (page === 'list') return product === 'reservations'
  return page !== 'home' && (visitOn !== null || !takesOrders)
}

/** The public path of a short link. */
export function shortLinkPath(code: string): string {
  return `/l/${code}`
}

/** The id in the address of a restaurant's page or menu, or in a number; `null` for other text, which may be its name. */
export function restaurantIdInText(text: string): number | null {
  const found = /^(?:\S*\/(?:restaurants|order)\/)?([1-9]\d{0,8})(?:$|[-/?#])/.exec(text.trim())
  return found ? Number(found[1]) : null
}
