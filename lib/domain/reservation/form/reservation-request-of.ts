import { customerName, normalisePhone } from '@/lib/domain/form/contact'
import { readVisitTime } from '@/lib/domain/reservation/availability/visit-time'
import { MAX_NOTES_LENGTH, partySizeOf, type ReservationDraft } from '@/lib/domain/reservation/form/draft'
import type { Extras, ReservationRequest } from '@/lib/domain/reservation/schema'
import { wallTime } from '@/lib/domain/time/time'
import type { AppName } from '@/lib/domain/wire'

/** The request of POST /reservations; only for a draft without errors. Ledger L093–L107, contract C2. */
export function reservationRequestOf(draft: ReservationDraft, appName: AppName): ReservationRequest {
  return {
    customer_name: customerName(draft.customer_firstname, draft.customer_lastname),
    phone_number: normalisePhone(draft.phone) ?? draft.phone,
    email: draft.email.trim(),
    restaurant_id: Number(draft.restaurant_id),
    reserved_on: wallTime(draft.visitDate, readVisitTime(draft.visitTime) ?? draft.visitTime),
    guests_number: partySizeOf(draft),
    notes_from_guest: draft.notes_from_guest.trim().slice(0, MAX_NOTES_LENGTH),
    source: draft.source.trim().slice(0, 255) || appName,
    sms_marketing: isTicked(draft.sms_marketing),
    email_marketing: isTicked(draft.email_marketing),
    ...(draft.duration && { duration: Number(draft.duration) }),
    extras: extrasOf(draft),
    ...(draft.hold_token && { hold_token: draft.hold_token }),
  }
}

/** Children and unvaccinated guests count as set from 1. Ledger L104–L107, reading A15. */
function extrasOf(draft: ReservationDraft): Extras {
  const kids = Number(draft.kids_number)
  const area = draft.area_preferences.trim()
  const nonVaccinated = Number(draft.non_vaccinated_amount)
  return {
    ...(kids > 0 && { kids_number: kids }),
    ...(area && { area_preferences: area }),
    ...(nonVaccinated > 0 && { non_vaccinated_amount: nonVaccinated }),
  }
}

function isTicked(value: string): boolean {
  return ['on', 'true', '1'].includes(value)
}
