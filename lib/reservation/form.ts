import { clampPartySize, LARGER_PARTY, MAX_PARTY_SIZE, NUMERIC_MIN, readPartySize } from '@/lib/availability/party-size'
import { readVisitTime } from '@/lib/availability/visit-time'
import { customerName, isEmail, isPersonName, normalisePhone } from '@/lib/reservation/customer'
import type { Extras, ReservationRequest } from '@/lib/reservation/schema'
import { isLocalDate, wallTime } from '@/lib/time'
import type { AppName } from '@/lib/wire'

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

type Check = (value: string, draft: ReservationDraft) => ErrorCode | false

// In the order of the form, so that the first error is the first that a diner can reach. Contract C11.
const checks: [FieldName, Check][] = [
  ['visitDate', (value) => !isLocalDate(value) && 'dateInvalid'],
  ['visitTime', (value) => !readVisitTime(value) && 'timeInvalid'],
  ['peopleAmount', partySizeError],
  ['customer_firstname', (value) => missingOr(value, 'firstnameMissing', !isPersonName(value) && 'firstnameInvalid')],
  ['customer_lastname', (value) => missingOr(value, 'lastnameMissing', !isPersonName(value) && 'lastnameInvalid')],
  ['phone', (value) => missingOr(value, 'phoneMissing', !normalisePhone(value) && 'phoneInvalid')],
  ['email', (value) => missingOr(value, 'emailMissing', !isEmail(value.trim()) && 'emailInvalid')],
  ['kids_number', kidsError],
  ['area_preferences', (value) => value.trim().length > MAX_AREA_LENGTH && 'areaTooLong'],
  ['non_vaccinated_amount', (value) => value !== '' && !isWithin(value, 0, MAX_PARTY_SIZE) && 'amountInvalid'],
  ['notes_from_guest', (value) => value.trim().length > MAX_NOTES_LENGTH && 'notesTooLong'],
  ['restaurant_id', (value) => !isWithin(value, 1, 999_999_999) && 'restaurantInvalid'],
  ['duration', (value) => value !== '' && !isWithin(value, 15, 600) && 'durationInvalid'],
]

/** Never throws; files count as absent, line ends become `\n` so that notes measure as the browser shows them. */
export function readDraft(form: Pick<FormData | URLSearchParams, 'get'>): ReservationDraft {
  const entries = FIELD_NAMES.map((name) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '']
  })
  return Object.fromEntries(entries)
}

/** One code per wrong field, in the order of the form; empty when the draft may be sent. Contract C11. */
export function draftErrors(draft: ReservationDraft): Partial<Record<FieldName, ErrorCode>> {
  const errors = checks.map(([name, check]) => [name, check(draft[name], draft)] as const)
  return Object.fromEntries(errors.filter(([, code]) => code))
}

/** The request of POST /reservations; only for a draft without errors. Ledger L093–L107, contract C2. */
export function requestOf(draft: ReservationDraft, appName: AppName): ReservationRequest {
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

function partySizeError(value: string): ErrorCode | false {
  const size = readPartySize(value)
  if (size === null || size < NUMERIC_MIN) return 'partySizeInvalid'
  return size > MAX_PARTY_SIZE && 'partySizeTooLarge'
}

function kidsError(value: string, draft: ReservationDraft): ErrorCode | false {
  if (value === '') return false
  if (!isWithin(value, 0, MAX_PARTY_SIZE)) return 'kidsInvalid'
  return Number(value) > partySizeOf(draft) && 'kidsTooMany'
}

function partySizeOf(draft: ReservationDraft): number {
  return clampPartySize(readPartySize(draft.peopleAmount) ?? LARGER_PARTY)
}

function missingOr(value: string, missing: ErrorCode, otherwise: ErrorCode | false): ErrorCode | false {
  return value.trim() === '' ? missing : otherwise
}

function isWithin(value: string, min: number, max: number): boolean {
  return /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
}

function isTicked(value: string): boolean {
  return ['on', 'true', '1'].includes(value)
}
