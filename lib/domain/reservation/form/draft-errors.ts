import { isEmail, isPersonName, normalisePhone } from '@/lib/domain/form/contact'
import { MAX_PARTY_SIZE, NUMERIC_MIN, readPartySize } from '@/lib/domain/reservation/availability/party-size'
import { readVisitTime } from '@/lib/domain/reservation/availability/visit-time'
import {
  type ErrorCode,
  type FieldName,
  MAX_AREA_LENGTH,
  MAX_NOTES_LENGTH,
  partySizeOf,
  type ReservationDraft,
} from '@/lib/domain/reservation/form/draft'
import { isLocalDate } from '@/lib/domain/time/time'

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

/** One code per wrong field, in the order of the form; empty when the draft may be sent. Contract C11. */
export function draftErrors(draft: ReservationDraft): Partial<Record<FieldName, ErrorCode>> {
  const errors = checks.map(([name, check]) => [name, check(draft[name], draft)] as const)
  return Object.fromEntries(errors.filter(([, code]) => code))
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

function missingOr(value: string, missing: ErrorCode, otherwise: ErrorCode | false): ErrorCode | false {
  return value.trim() === '' ? missing : otherwise
}

function isWithin(value: string, min: number, max: number): boolean {
  return /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
}
