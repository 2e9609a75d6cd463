import { clampPartySize, LARGER_PARTY, readPartySize } from '@/lib/domain/reservation/availability/party-size'

/** The control names of the reservation form, in the order in which a diner meets them. Ledger L093–L107, L161–L164. */
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
  'idempotency_key',
] as const

export const MAX_NOTES_LENGTH = 500
export const MAX_AREA_LENGTH = 60

export type FieldName = (typeof FIELD_NAMES)[number]
/** What was typed, as it was typed; an absent control is an empty string. */
export type ReservationDraft = Record<FieldName, string>

/** Words: `refusal.field.<code>` in the messages. */
export type ErrorCode =
  | 'dateInvalid'
  | 'timeInvalid'
  | 'partySizeInvalid'
  | 'partySizeTooLarge'
  | 'firstnameMissing'
  | 'firstnameInvalid'
  | 'lastnameMissing'
  | 'lastnameInvalid'
  | 'phoneMissing'
  | 'phoneInvalid'
  | 'emailMissing'
  | 'emailInvalid'
  | 'kidsInvalid'
  | 'kidsTooMany'
  | 'areaTooLong'
  | 'amountInvalid'
  | 'notesTooLong'
  | 'restaurantInvalid'
  | 'durationInvalid'

/** Never throws; files count as absent, line ends become `\n` so that notes measure as the browser shows them. */
export function readDraft(form: Pick<FormData | URLSearchParams, 'get'>): ReservationDraft {
  const entries = FIELD_NAMES.map((name) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '']
  })
  return Object.fromEntries(entries)
}

/** How many come; a draft that does not say so is a larger party. */
export function partySizeOf(draft: ReservationDraft): number {
  return clampPartySize(readPartySize(draft.peopleAmount) ?? LARGER_PARTY)
}
