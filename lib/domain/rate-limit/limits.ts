import type { RefusalCode } from '@/messages/content/refusals'

const HOUR = 60
const DAY = 24 * HOUR
/** Lifetime of a sign-in link in minutes. */
export const LINK_MINUTES = 15

interface Rate {
  /** Points of one key in a window: a call costs one, from an IPv6 /64 eight where networks are counted. */
  points: number
  minutes: number
  /** Sets of the counter in memory, for few keys. */
  sets?: number
}

/**
 * Limits on the frequency of calls, independent of the caller: the only place of these figures. Each comment names the
 * counted key. Limits on open entries of one contact and one network are in `upstream/caps/caps.ts`. Decision 0026.
 */
const rates = {
  /** Per network and brand, in the web server: 300 diners with six pages a minute each pass. */
  webReads: { points: 1920, minutes: 1 },
  webWrites: { points: 240, minutes: 1 },
  webLogs: { points: 480, minutes: 1 },
  webPages: { points: 1920, minutes: 1 },
  /**
   * Per network: pages that do not exist, each of which queries the upstream: more than a person with old links meets
   * in a minute.
   */
  webMisses: { points: 59, minutes: 1 },
  /** Per network, in the upstream: above the web server's limits, since one page makes several calls. */
  reads: { points: 9600, minutes: 1 },
  writes: { points: 960, minutes: 1 },
  logs: { points: 960, minutes: 1 },
  /** Per brand: logs, since the web server forwards those of all networks. */
  tenantLogs: { points: 600, minutes: 1, sets: 64 },
  /** Per token of a restaurant or a brand; per session or device of its people. */
  staff: { points: 600, minutes: 1 },
  /**
   * Per network: reservations, waitlist entries, orders and enquiries, successful or not; each costs a /64 twelve
   * points.
   */
  submissions: { points: 720, minutes: HOUR },
  /** Per brand: each sends an e-mail to a stranger. */
  transfersByEmail: { points: 600, minutes: HOUR },
  dataRequests: { points: 600, minutes: HOUR },
  /** Per restaurant, or per brand. */
  invitations: { points: 60, minutes: HOUR },
  /** Per brand: invitations to owners of restaurants. */
  owners: { points: 60, minutes: HOUR },
  /**
   * Links: per e-mail, known or not, and separately for panel and console; a refused person still has a link that works
   * there. Requests and failures: per network, links requested and invalid links tried; a valid link always works.
   */
  signInLinks: { points: 3, minutes: LINK_MINUTES },
  signInRequests: { points: 60, minutes: LINK_MINUTES },
  signInFailures: { points: 60, minutes: LINK_MINUTES },
  /** Per person who sets or enters a PIN, or gives one to others: each costs 32 MB and some 100 ms. */
  pins: { points: 30, minutes: LINK_MINUTES },
  pinsGiven: { points: 30, minutes: LINK_MINUTES },
  /** Per restaurant: twenty pictures of its own and a hundred of dishes on its first day. */
  pictures: { points: 120, minutes: HOUR },
  /**
   * Per restaurant: ten previews of a draft of 200 new codes, or twenty codes that are taken (a hundred points each).
   * Contract C37.
   */
  voucherTries: { points: 2000, minutes: DAY },
} satisfies Record<string, Rate>
export type RateName = keyof typeof rates
export const RATES: Record<RateName, Rate> = rates

interface Limit {
  max: number
  /** Refusal of one more: 409, or 429 if waiting helps. */
  code?: RefusalCode
  retryAfterSeconds?: number
}

/** Largest number of entries at one time; `capRefusal` of `upstream/caps/caps.ts` refuses one more. */
export const LIMITS = {
  /** Per restaurant: no floor plan has so many at once, and every availability reads them. Contract C25. */
  blocks: { max: 200, code: 'too_many_blocks' },
  combinations: { max: 60, code: 'too_many_combinations' },
  /** Per restaurant: a menu of 1,500 dishes. Contract C36. */
  pictures: { max: 2000, code: 'too_many_pictures' },
  /**
   * Rows of one person in the audit trail in 24 hours, for changes and for views each: one every ten seconds of an
   * evening of eleven hours.
   */
  actions: { max: 4000, code: 'too_many_actions', retryAfterSeconds: 3600 },
  /** Per brand. Contract C40. */
  contactBlocks: { max: 500, code: 'too_many_contact_blocks' },
  /** Per brand; the codes of all its links count, also of ended ones: a poster stays on its wall. Contract C39. */
  openLinks: { max: 2000, code: 'too_many_links' },
  linkCodes: { max: 20_000, code: 'too_many_links' },
  /** Per brand, its own that are not over. Contract C39. */
  openVouchers: { max: 500, code: 'too_many_vouchers' },
  /** Per voucher. */
  voucherPlaces: { max: 1000, code: 'too_many_voucher_places' },
  /** Per link. */
  prints: { max: 50, code: 'too_many_prints' },
  /** Per order: guesses at a code must be few; a diner who needs more has another method. */
  attempts: { max: 10, code: 'too_many_attempts', retryAfterSeconds: 900 },
  /** E-mails with a link that share a key, or are of one kind to exactly one e-mail. */
  linksAnHour: { max: 3 },
  linksADay: { max: 8 },
  /** Unused links to an e-mail that anybody may type. */
  unusedLinks: { max: 3 },
  /** All such e-mails to one mailbox, in any spelling and of every brand. */
  linksOfMailboxAnHour: { max: 12 },
  linksOfMailboxADay: { max: 30 },
  /** Per process; also streams of one restaurant, and of one session. */
  orderStreams: { max: 2000 },
  boardStreams: { max: 1000 },
  boardStreamsOfRestaurant: { max: 30 },
  boardStreamsOfSession: { max: 8 },
  /** Per person and device: the oldest is deleted. */
  pushSubscriptions: { max: 5 },
} satisfies Record<string, Limit>

/**
 * Calls of an upstream that compute long or wait for locks, limited by `createTurns`. Together they hold at most nine
 * of the pool's twelve connections: the others are for diners.
 */
export const TURNS = {
  /** Reads, checks and writes of whole restaurants, by session. */
  files: { atOnce: 4, ofOne: 2, waitingOfOne: 6, waitMs: 3000 },
  /** Price changes, which may wait for a publication of their restaurant, by session. */
  prices: { atOnce: 2, ofOne: 1, waitingOfOne: 6, waitMs: 3000 },
  /** Copies of a person's data, by the person's session. */
  copies: { atOnce: 2, ofOne: 1, waitingOfOne: 1, waitMs: 5000 },
  /** Results of campaigns, by brand: a year takes a core of the database for a second or two. */
  reports: { atOnce: 1, ofOne: 1, waitingOfOne: 2, waitMs: 10_000 },
  /**
   * Views of a person's data and erasures, by brand: each has a connection of its own, for minutes if tables are large.
   */
  looks: { atOnce: 2, ofOne: 1, waitingOfOne: 2, waitMs: 5000 },
}
