/** A figure for an IPv4 address, behind which a phone network has hundreds of diners, and one for a /64 of IPv6. */
export interface NetworkCap {
  shared: number
  household: number
}

/**
 * What one contact and one network may have open or set off. Why these figures: decision 0026. Every line says what it
 * counts.
 */
export const DEFAULT_CAPS = {
  /** Live holds at one restaurant of one IPv4 address or /64. Contract C2. */
  holdsAtRestaurant: 3,
  /** Live holds of one network everywhere. */
  holds: { shared: 60, household: 6 } as NetworkCap,
  /** As many times what a /64 may hold, a /56 holds. */
  householdsOfCustomer: 4,
  /** Visits to come of one contact from one network, everywhere; and of one e-mail address from all networks. */
  openReservations: 8,
  openReservationsOfEmail: 20,
  /** The same at one restaurant on one day. */
  reservationsOnDay: 3,
  reservationsOfEmailOnDay: 6,
  /**
   * Places at one time (tables of a room, unpaid orders of a kitchen's slot) of an IPv4 address or a /48, as a part of all;
   * of three or more, two.
   */
  capacityShare: 0.5,
  smallCapacityMinimum: 2,
  /** As many, as a part of all, a network that has as many itself leaves to those who have none. */
  capacityLeftToOthers: 0.25,
  /** Visits to come of one network at one restaurant on one day, or as many as this part of its tables where that is more. */
  reservationsOfNetworkOnDay: { shared: 20, household: 4 } as NetworkCap,
  tablesOfNetworkOnDay: { shared: 2, household: 0.5 } as NetworkCap,
  /** The same for a venue without tables here. */
  requestsOfNetworkOnDay: { shared: 20, household: 10 } as NetworkCap,
  /** Days of a full restaurant for which one contact waits from one network; and one e-mail address from all. */
  waiting: 8,
  waitingOfEmail: 20,
  /** Open waits at one restaurant on one day of an IPv4 address or a /48, and of a /56. */
  waitsOfNetworkOnDay: { shared: 6, household: 2 } as NetworkCap,
  /** Reservations, waits, orders and letters that begin under one e-mail address: each writes to it. */
  emailsAnHour: 8,
  emailsADay: 20,
  /** Of them from one network, so that it alone does not use up a stranger's address. */
  emailsAnHourOfNetwork: 5,
  emailsADayOfNetwork: 12,
  /** Messages to one e-mail address that nobody but its sender's own doing sets off. */
  messagesAnHour: 15,
  messagesADay: 40,
  /** Orders that wait for their payment and hold a place in a kitchen. Of networks: an IPv4 address or a /48, and a /56. */
  unpaidOrders: 3,
  unpaidOrdersOfNetwork: { shared: 12, household: 4 } as NetworkCap,
  /** Orders under way that are paid at the door, of one contact everywhere, and of such a network in one kitchen. */
  payOnDeliveryOrders: 3,
  payOnDeliveryOrdersOfNetwork: { shared: 12, household: 4 } as NetworkCap,
  /** Event streams of one order from one IPv4 address or /56, and of one network. */
  streamsOfOrder: 20,
  streams: { shared: 400, household: 20 } as NetworkCap,
  /** Reservations, waits, orders and letters that one network begins in an hour, well or in vain. */
  submissionsAnHour: { shared: 720, household: 60 } as NetworkCap,
}
export type Caps = typeof DEFAULT_CAPS

/** Every figure `factor` times as large: for load tests, where one machine plays all diners. */
export function scaledCaps(factor: number, caps: Caps = DEFAULT_CAPS): Caps {
  const scaled = (value: number | NetworkCap) =>
    typeof value === 'number' ? value * factor : { shared: value.shared * factor, household: value.household * factor }
  return Object.fromEntries(Object.entries(caps).map(([name, value]) => [name, scaled(value)])) as Caps
}
