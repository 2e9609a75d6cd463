import type { Reservation } from '@/lib/domain/reservation/schema'

/** A confirmed reservation, as the upstream shows it. */
export function reservationFixture(change: Partial<Reservation> = {}): Reservation {
  return {
    code: 'ABCDEFGHJKLMNPQR',
    status: 'confirmed',
    restaurant_id: 12,
    restaurant: {
      id: 12,
      slug: 'mlyn',
      name: 'Młyn',
      phone: '+48 81 532 00 12',
      street: 'Rynek',
      house: '6',
      city: 'Lublin',
      lat: 51.248,
      lng: 22.568,
      city_slug: 'lublin',
      state: 'open',
    },
    reserved_on: '2026-11-27 18:30:00',
    starts_at: '2026-11-27T18:30:00+01:00',
    ends_at: '2026-11-27T20:00:00+01:00',
    guests_number: 2,
    customer_name: 'Jan Kowalski',
    phone_number: '+48••••••200',
    email: 'j•••@example.pl',
    notes_from_guest: '',
    extras: {},
    created_at: '2026-11-23T12:00:00+01:00',
    answer_due_at: null,
    decline_reason: null,
    alternatives: [],
    change_request: null,
    cancelled_at: null,
    cancelled_by: null,
    visit_state: 'expected',
    has_table: true,
    can_change: true,
    can_cancel: true,
    ...change,
  }
}
