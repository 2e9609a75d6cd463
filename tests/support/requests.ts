import type { HoldRequest, ReservationRequest } from '@/lib/domain/reservation/schema'
import { LODKA } from './seed-fixture'

/** A reservation request that the fixture's first restaurant confirms. */
export function reservationRequest(changes: Partial<ReservationRequest> = {}): ReservationRequest {
  return {
    customer_name: 'Jan Kowalski',
    phone_number: '+48600100200',
    email: 'jan.kowalski@example.pl',
    restaurant_id: LODKA,
    reserved_on: '2026-11-28 18:00:00',
    guests_number: 2,
    notes_from_guest: 'Wózek dziecięcy',
    source: 'web_app',
    sms_marketing: false,
    email_marketing: true,
    extras: { kids_number: 1 },
    ...changes,
  }
}

export function holdRequest(changes: Partial<HoldRequest> = {}): HoldRequest {
  return { restaurant_id: LODKA, from: '2026-11-28 18:00:00', people: 2, ...changes }
}
