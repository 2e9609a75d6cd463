import { LARGER_PARTY } from '@/lib/domain/reservation/availability/party-size'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { OVER_STATUSES } from '@/lib/domain/reservation/status'
import { isoWithOffset } from '@/lib/domain/time/time'
import type { ReservationRow } from '@/upstream/db/schema'
import { maskEmail, maskPhone } from '@/upstream/person-data/mask-contact'
import { validProfile } from '@/upstream/restaurants/valid-profile'
import type { FoundReservation } from './find-reservation'

/** The wire form, with phone and e-mail masked, because others may have the link too. Contract C19. */
export function reservationView({ reservation: row, restaurant }: FoundReservation, now: Date): Reservation {
  const { summary, details } = validProfile(restaurant)
  const { street, house, city, lat, lng } = summary.address
  const open = isOpenToDiner(row, now)
  return {
    code: row.code,
    status: row.status,
    restaurant_id: row.restaurantId,
    restaurant: {
      id: summary.id,
      slug: summary.slug,
      name: summary.name,
      phone: details.contact.phone,
      street,
      house,
      city,
      lat,
      lng,
      city_slug: summary.city.slug,
      state: restaurant.state,
    },
    reserved_on: row.reservedOn,
    starts_at: isoWithOffset(row.startsAt),
    ends_at: isoWithOffset(row.endsAt),
    guests_number: row.partySize,
    customer_name: row.customerName,
    phone_number: maskPhone(row.phoneNumber),
    email: maskEmail(row.email),
    notes_from_guest: row.notesFromGuest,
    extras: row.extras,
    created_at: isoWithOffset(row.createdAt),
    answer_due_at: instantOrNull(row.status === 'pending' ? row.answerDueAt : null),
    decline_reason: row.declineReason,
    alternatives: row.alternatives,
    change_request: row.changeRequest,
    cancelled_at: instantOrNull(row.cancelledAt),
    cancelled_by: row.cancelledBy,
    visit_state: row.visitState,
    has_table: restaurant.partner && (row.status === 'confirmed' || row.partySize < LARGER_PARTY),
    // A suspended restaurant keeps its promise, and takes nothing new.
    can_change: open && restaurant.state === 'open',
    can_cancel: open,
  }
}

/** May the diner still change or cancel it? Until the visit starts. Contract C2. */
export function isOpenToDiner(row: ReservationRow, now: Date): boolean {
  return !OVER_STATUSES.includes(row.status) && !row.cancelledAt && row.visitState === 'expected' && now < row.startsAt
}

function instantOrNull(instant: Date | null): string | null {
  return instant && isoWithOffset(instant)
}
