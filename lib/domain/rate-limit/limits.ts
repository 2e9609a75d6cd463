import type { RefusalCode } from '@/messages/content/refusals'

const HOUR = 60
const DAY = 24 * HOUR
/** Minutes that a link to sign in lives. */
export const LINK_MINUTES = 15

interface Rate {
  /** What one key may spend in a window: a call costs a point, one of an IPv6 /64 eight where networks are counted. */
  points: number
  minutes: number
  /** Sets of the counter in memory, where the keys are few. */
  sets?: number
}

/**
 * How often something may be done, whoever asks: the only place of these figures. Behind each name stands what has a counter of its own.
 * What one contact and one network may have open is in `upstream/caps/caps.ts`. Decision 0026.
 */
const rates = {
  /** A network at a brand, of the web server: 300 diners with six pages a minute each pass. */
  webReads: { points: 1920, minutes: 1 },
  webWrites: { points: 240, minutes: 1 },
  webLogs: { points: 480, minutes: 1 },
  webPages: { points: 1920, minutes: 1 },
  /** A network: pages of nothing, each of which asks the upstream: more than a person with old links meets in a minute. */
  webMisses: { points: 59, minutes: 1 },
  /** A network, of the upstream: above what the web server lets through, since one page asks several times. */
  reads: { points: 9600, minutes: 1 },
  writes: { points: 960, minutes: 1 },
  logs: { points: 960, minutes: 1 },
  /** A brand's logs, since the web server forwards those of all networks. */
  tenantLogs: { points: 600, minutes: 1, sets: 64 },
  /** A restaurant or a brand with its token; a session or a device of its people. */
  staff: { points: 600, minutes: 1 },
  /** A network: reservations, waits, orders and enquiries that it begins, well or in vain; a /64 has a twelfth. */
  submissions: { points: 720, minutes: HOUR },
  /** A brand: each sends an e-mail to a stranger. */
  transfersByEmail: { points: 600, minutes: HOUR },
  dataRequests: { points: 600, minutes: HOUR },
  /** A restaurant, or a brand. */
  invitations: { points: 60, minutes: HOUR },
  /** A brand that invites owners of restaurants. */
  owners: { points: 60, minutes: HOUR },
  /**
   * An e-mail, in the panel and in the console apart, known or not: whoever is refused has a link that still works there. Links that
   * a network asks for, and its tries of links that are none; a link always works.
   */
  signInLinks: { points: 3, minutes: LINK_MINUTES },
  signInRequests: { points: 60, minutes: LINK_MINUTES },
  signInFailures: { points: 60, minutes: LINK_MINUTES },
  /** A person who sets or enters a PIN, or gives one to others: each costs 32 MB and some 100 ms. */
  pins: { points: 30, minutes: LINK_MINUTES },
  pinsGiven: { points: 30, minutes: LINK_MINUTES },
  /** A restaurant: twenty pictures of its own and a hundred of dishes on its first day. */
  pictures: { points: 120, minutes: HOUR },
  /** A restaurant: ten looks at a draft of 200 new codes, or twenty codes that are taken (a hundred points each). Contract C37. */
  voucherTries: { points: 2000, minutes: DAY },
} satisfies Record<string, Rate>
export type RateName = keyof typeof rates
export const RATES: Record<RateName, Rate> = rates

interface Most {
  most: number
  /** What is said of one more: 409, or 429 where time mends it. */
  code?: RefusalCode
  retryAfterSeconds?: number
}

/** How many there may be at one time; `capRefusal` of `upstream/caps/caps.ts` refuses one more. */
export const MOST = {
  /** Of a restaurant: no floor plan has so many at once, and every availability reads them. Contract C25. */
  blocks: { most: 200, code: 'too_many_blocks' },
  combinations: { most: 60, code: 'too_many_combinations' },
  /** Of a restaurant: a menu of 1,500 dishes. Contract C36. */
  pictures: { most: 2000, code: 'too_many_pictures' },
  /** Lines in the trail of one person in 24 hours, of changes and of looks each: one every ten seconds of an evening of eleven hours. */
  actions: { most: 4000, code: 'too_many_actions', retryAfterSeconds: 3600 },
  /** Of a brand. Contract C40. */
  contactBlocks: { most: 500, code: 'too_many_contact_blocks' },
  /** Of a brand, and codes of all its links, ended ones too: a poster stays on its wall. Contract C39. */
  openLinks: { most: 2000, code: 'too_many_links' },
  linkCodes: { most: 20_000, code: 'too_many_links' },
  /** Of a link. */
  prints: { most: 50, code: 'too_many_prints' },
  /** Of an order: guesses at a code are few; a diner who needs more has another method. */
  attempts: { most: 10, code: 'too_many_attempts', retryAfterSeconds: 900 },
  /** Letters with a link: those that bring one of the same keys, or are of one kind to exactly one e-mail. */
  linksAnHour: { most: 3 },
  linksADay: { most: 8 },
  /** Those that wait unused in the mailbox of an e-mail that anybody may type. */
  unusedLinks: { most: 3 },
  /** All such letters to one mailbox, in any spelling and of every brand. */
  linksOfMailboxAnHour: { most: 12 },
  linksOfMailboxADay: { most: 30 },
  /** Of a process; streams of one restaurant, and of one session. */
  orderStreams: { most: 2000 },
  boardStreams: { most: 1000 },
  boardStreamsOfRestaurant: { most: 30 },
  boardStreamsOfSession: { most: 8 },
  /** Of one person on one device: the oldest goes. */
  pushSubscriptions: { most: 5 },
} satisfies Record<string, Most>

/**
 * Calls of an upstream that compute long or wait for locks, as `createTurns` has them. Those that hold a connection of the pool hold
 * nine of its twelve at most: the others are for diners.
 */
export const TURNS = {
  /** Whole restaurants read, checked and written, by session. */
  files: { atOnce: 4, ofOne: 2, waitingOfOne: 6, waitMs: 3000 },
  /** A price, which may wait for a publication of its restaurant, by session. */
  prices: { atOnce: 2, ofOne: 1, waitingOfOne: 6, waitMs: 3000 },
  /** Copies of a person's data, by the person's session. */
  copies: { atOnce: 2, ofOne: 1, waitingOfOne: 1, waitMs: 5000 },
  /** Results of campaigns, by brand: a year takes a core of the database for a second or two. */
  reports: { atOnce: 1, ofOne: 1, waitingOfOne: 2, waitMs: 10_000 },
  /** A look at a person's data and an erasure, by brand: with a connection of their own, for minutes where tables are large. */
  looks: { atOnce: 2, ofOne: 1, waitingOfOne: 2, waitMs: 5000 },
}
