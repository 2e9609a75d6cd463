import { type Draft, readDraftFields } from '@/lib/domain/form/form-table'
import { clampPartySize, LARGER_PARTY, readPartySize } from '@/lib/domain/reservation/availability/party-size'

/**
 * Control names of the reservation form, in the order of the form; `reservation-table.ts` has a row for each. Ledger
 * L093–L107, L161–L164.
 */
export const FIELD_NAMES = [
  'visitDate',
  'visitTime',
  'peopleAmount',
  'customer_firstname',
  'customer_lastname',
  'phone',
  'email',
  'kids_number',
  'area_preferences',
  'non_vaccinated_amount',
  'notes_from_guest',
  'sms_marketing',
  'email_marketing',
  'restaurant_id',
  'duration',
  'source',
  'hold_token',
  'second_visit',
  'idempotency_key',
] as const

export const MAX_NOTES_LENGTH = 500
export const MAX_AREA_LENGTH = 60

export type FieldName = (typeof FIELD_NAMES)[number]
export type ReservationDraft = Draft<FieldName>

export function readDraft(form: Pick<FormData | URLSearchParams, 'get'>): ReservationDraft {
  return readDraftFields(FIELD_NAMES, form)
}

/** Number of guests; a draft without it counts as a larger party. */
export function partySizeOf(draft: ReservationDraft): number {
  return clampPartySize(readPartySize(draft.peopleAmount) ?? LARGER_PARTY)
}
