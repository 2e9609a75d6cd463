import type { Availability, SlotState } from '@/lib/domain/reservation/availability/schema'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'

/** A restaurant of Lublin, open from noon to ten every day, with the fields that a test sets. */
export function restaurantFixture(id: number, change: Partial<RestaurantSummary> = {}): RestaurantSummary {
  return {
    id,
    slug: `r-${id}`,
    name: `R${id}`,
    products: ['reservations', 'orders', 'deliveries'],
    partner: true,
    city: { slug: 'lublin', name: 'Lublin' },
    address: { street: 'Rynek', house: '6', postal_code: '20-111', city: 'Lublin', lat: 51.248, lng: 22.568 },
    cuisines: ['Polska'],
    order_cuisines: ['Zupy'],
    price_level: 2,
    price_per_person: null,
    lead: 'Zupy.',
    cover: { src: `/pictures/${id}`, alt: '', width: 1200, height: 800 },
    hours: { week: Array.from({ length: 7 }, () => [{ open: '12:00', close: '22:00' }]), exceptions: [] },
    areas: [{ key: 'sala', name: 'Sala' }],
    config: { config: { auto_confirm_before: 2 }, orders: { allowOrders: true } },
    delivery: { maxKmDistance: 5 },
    custom_rules: [],
    orders_paused: null,
    ...change,
  }
}

/** An answer for 24 November 2026, 18:00, two people: the states of some slots. */
export function availabilityFixture(
  id: number,
  slots: Record<string, SlotState>,
  change: Partial<Availability> = {},
): Availability {
  return {
    restaurant_id: id,
    date: '2026-11-24',
    people: 2,
    state: slots['18:00'] ?? 'closed',
    slots: Object.entries(slots).map(([time, state]) => ({ time, at: `2026-11-24T${time}:00+01:00`, state })),
    alternatives: { times: [], dates: [] },
    seating_hours: [{ from: '09:00', to: '21:00' }],
    notices: [],
    ...change,
  }
}
