import { LIMITS } from '@/lib/domain/rate-limit/limits'
import type { RefusalCode } from '@/messages/content/refusals'
import { type Outcome, refused } from '@/upstream/db/outcome'

type CapName = {
  [Name in keyof typeof LIMITS]: (typeof LIMITS)[Name] extends { code: string } ? Name : never
}[keyof typeof LIMITS]

/** Refuses one more where `count` already reaches the limit; `null` below it. */
export function capRefusal(name: CapName, count: number): Extract<Outcome<never>, { ok: false }> | null {
  const { max, code, retryAfterSeconds }: { max: number; code: RefusalCode; retryAfterSeconds?: number } = LIMITS[name]
  if (count < max) return null
  return retryAfterSeconds ? refused(429, code, { retryAfterSeconds }) : refused(409, code)
}

/** A limit for an IPv4 address, which hundreds of diners of a phone network may share, and one for an IPv6 /64. */
export interface NetworkCap {
  shared: number
  household: number
}

/**
 * Limits of one contact's and one network's open or started requests. Decision 0026 gives the reasons for the
 * numbers.
 */
export const DEFAULT_CAPS = {
  /** Live holds at one restaurant of one IPv4 address or /64. Contract C2. */
  holdsAtRestaurant: 3,
  /** Live holds of one network everywhere. */
  holds: { shared: 60, household: 6 } as NetworkCap,
  /** A /56 may hold this many times as much as a /64. */
  householdsOfCustomer: 4,
  /** Future visits of one contact from one network, at all restaurants; and of one e-mail address from all networks. */
  openReservations: 8,
  openReservationsOfEmail: 20,
  /** The same at one restaurant on one day. */
  reservationsOnDay: 3,
  reservationsOfEmailOnDay: 6,
  /**
   * The share of the capacity at one time (tables of a restaurant, unpaid orders of an order slot) for an IPv4 address
   * or a /48; of a capacity of three or more, at least two.
   */
  capacityShare: 0.5,
  smallCapacityMinimum: 2,
  /** The share of the capacity that a network with such a share itself must leave to networks without any. */
  capacityLeftToOthers: 0.25,
  /** Future visits of one network at one restaurant on one day; or this share of its tables if that is more. */
  reservationsOfNetworkOnDay: { shared: 20, household: 4 } as NetworkCap,
  tablesOfNetworkOnDay: { shared: 2, household: 0.5 } as NetworkCap,
  /** The same for a restaurant without tables in the system. */
  requestsOfNetworkOnDay: { shared: 20, household: 10 } as NetworkCap,
  /** Waitlist entries of one contact from one network; and of one e-mail address from all networks. */
  waiting: 8,
  waitingOfEmail: 20,
  /** Open waitlist entries at one restaurant on one day of an IPv4 address or a /48, and of a /56. */
  waitsOfNetworkOnDay: { shared: 6, household: 2 } as NetworkCap,
  /**
   * Reservations, waitlist entries, orders and enquiries per hour under one e-mail address: each sends it an e-mail.
   */
  emailsAnHour: 8,
  emailsADay: 20,
  /** Limits of one network, so that it cannot use up the limit of a stranger's address alone. */
  emailsAnHourOfNetwork: 5,
  emailsADayOfNetwork: 12,
  /** Messages per hour to one e-mail address that only the sender's own actions cause. */
  messagesAnHour: 15,
  messagesADay: 40,
  /** Unpaid orders, which hold capacity of an order slot. Networks are an IPv4 address or a /48, and a /56. */
  unpaidOrders: 3,
  unpaidOrdersOfNetwork: { shared: 12, household: 4 } as NetworkCap,
  /**
   * Open orders that are paid on delivery: of one contact at all restaurants, and of such a network at one restaurant.
   */
  payOnDeliveryOrders: 3,
  payOnDeliveryOrdersOfNetwork: { shared: 12, household: 4 } as NetworkCap,
  /** Event streams of one order from one IPv4 address or /56, and of one network. */
  streamsOfOrder: 20,
  streams: { shared: 400, household: 20 } as NetworkCap,
}
export type Caps = typeof DEFAULT_CAPS

/** Every limit `factor` times as large: for load tests, where one machine simulates all diners. */
export function scaledCaps(factor: number, caps: Caps = DEFAULT_CAPS): Caps {
  const scaled = (value: number | NetworkCap) =>
    typeof value === 'number' ? value * factor : { shared: value.shared * factor, household: value.household * factor }
  return Object.fromEntries(Object.entries(caps).map(([name, value]) => [name, scaled(value)])) as Caps
}
