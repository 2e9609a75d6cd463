/** A figure for an IPv4 address, behind which a phone network has hundreds of diners, and one for a /64 of IPv6. */
export interface NetworkCap {
  shared: number
  household: number
}

/**
 * What one contact and one network may have open or set off. Why these figures: decision 0026. Live holds are per network
 * and restaurant, and of one network in all; the others say what they count.
 */
export const DEFAULT_CAPS = {
  /** Live holds of one network at one restaurant. Contract C2. */
  holdsAtRestaurant: 3,
  /** Live holds of one network everywhere. */
  holds: { shared: 60, household: 6 } as NetworkCap,
  /** Visits to come of one contact, everywhere. */
  openReservations: 8,
  /** Visits to come of one contact at one restaurant on one day. */
  reservationsOnDay: 3,
  /** Visits to come of one network at one restaurant on one day; half of its tables where that is more. */
  reservationsOfNetworkOnDay: 4,
  /** The same for a venue without tables here. */
  requestsOfNetworkOnDay: 10,
  /** Days of a full restaurant for which one contact waits. */
  waiting: 8,
  /** Reservations, waits, orders and letters that begin under one e-mail address: each writes to it. */
  emailsAnHour: 8,
  emailsADay: 20,
  /** Messages to one e-mail address that nobody but its sender's own doing sets off. */
  messagesAnHour: 15,
  messagesADay: 40,
  /** Orders that wait for their payment and hold a place in a kitchen. */
  unpaidOrders: 3,
  unpaidOrdersOfNetwork: { shared: 12, household: 4 } as NetworkCap,
  /** Orders under way that are paid at the door, of one contact everywhere, and of one network in one kitchen. */
  doorOrders: 3,
  doorOrdersOfNetwork: { shared: 12, household: 4 } as NetworkCap,
  /** Event streams of one order, and of one network. */
  streamsOfOrder: 20,
  streams: { shared: 400, household: 20 } as NetworkCap,
  /** Reservations, waits, orders and letters that one network begins in an hour, well or in vain. */
  beginningsAnHour: { shared: 720, household: 60 } as NetworkCap,
}
export type Caps = typeof DEFAULT_CAPS

/** Every figure `factor` times as large: for load tests, where one machine plays all diners. */
export function scaledCaps(factor: number, caps: Caps = DEFAULT_CAPS): Caps {
  const scaled = (value: number | NetworkCap) =>
    typeof value === 'number' ? value * factor : { shared: value.shared * factor, household: value.household * factor }
  return Object.fromEntries(Object.entries(caps).map(([name, value]) => [name, scaled(value)])) as Caps
}
