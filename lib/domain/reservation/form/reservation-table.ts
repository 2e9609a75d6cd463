import {
  customerName,
  isEmail,
  isPersonName,
  normaliseEmail,
  normalisePhone,
  withoutInvisible,
} from '@/lib/domain/form/contact'
import {
  type CodeOf,
  type ErrorCodes,
  errorsOf,
  formTableFor,
  isLonger,
  isWithin,
  missingOr,
  wireErrorsOf,
} from '@/lib/domain/form/form-table'
import { MAX_PARTY_SIZE, NUMERIC_MIN, readPartySize } from '@/lib/domain/reservation/availability/party-size'
import { readVisitTime } from '@/lib/domain/reservation/availability/visit-times'
import {
  FIELD_NAMES,
  type FieldName,
  MAX_AREA_LENGTH,
  MAX_NOTES_LENGTH,
  partySizeOf,
  type ReservationDraft,
} from '@/lib/domain/reservation/form/draft'
import type { Extras, ReservationRequest } from '@/lib/domain/reservation/schema'
import { isLocalDate, wallTime } from '@/lib/domain/time/time'
import type { AppName } from '@/lib/domain/wire'

/** Checks of each control, and the fields of POST /reservations that refer to it. Contract C2, C11. */
export const reservationTable = formTableFor(FIELD_NAMES, {
  visitDate: { check: (value) => !isLocalDate(value) && 'dateInvalid' },
  visitTime: { check: (value) => !readVisitTime(value) && 'timeInvalid', wire: { reserved_on: 'timeInvalid' } },
  peopleAmount: { check: partySizeError, wire: { guests_number: 'partySizeInvalid' } },
  customer_firstname: {
    check: (value) =>
      missingOr(value, 'firstnameMissing', !isPersonName(withoutInvisible(value)) && 'firstnameInvalid'),
    isCheckedOnBlur: true,
  },
  customer_lastname: {
    check: (value) => missingOr(value, 'lastnameMissing', !isPersonName(withoutInvisible(value)) && 'lastnameInvalid'),
    wire: { customer_name: 'lastnameInvalid' },
    isCheckedOnBlur: true,
  },
  phone: {
    check: (value) => missingOr(value, 'phoneMissing', !normalisePhone(value) && 'phoneInvalid'),
    wire: { phone_number: 'phoneInvalid' },
    isCheckedOnBlur: true,
  },
  email: {
    check: (value) => missingOr(value, 'emailMissing', !isEmail(value.trim()) && 'emailInvalid'),
    wire: { email: 'emailInvalid' },
    isCheckedOnBlur: true,
  },
  kids_number: { check: kidsError, wire: { 'extras.kids_number': 'kidsInvalid' }, isCheckedOnBlur: true },
  area_preferences: {
    check: (value) => isLonger(value, MAX_AREA_LENGTH) && 'areaTooLong',
    wire: { 'extras.area_preferences': 'areaTooLong' },
    isCheckedOnBlur: true,
  },
  non_vaccinated_amount: {
    check: (value) => value !== '' && !isWithin(value, 0, MAX_PARTY_SIZE) && 'amountInvalid',
    wire: { 'extras.non_vaccinated_amount': 'amountInvalid' },
  },
  notes_from_guest: {
    check: (value) => isLonger(value, MAX_NOTES_LENGTH) && 'notesTooLong',
    wire: { notes_from_guest: 'notesTooLong' },
    isCheckedOnBlur: true,
  },
  sms_marketing: {},
  email_marketing: {},
  restaurant_id: {
    check: (value) => !isWithin(value, 1, 999_999_999) && 'restaurantInvalid',
    wire: { restaurant_id: 'restaurantInvalid' },
  },
  duration: {
    check: (value) => value !== '' && !isWithin(value, 15, 600) && 'durationInvalid',
    wire: { duration: 'durationInvalid' },
  },
  source: {},
  hold_token: {},
  second_visit: {},
  idempotency_key: {},
})

/** Words: `refusal.field.<code>` in the messages. */
export type ErrorCode = CodeOf<typeof reservationTable>

/** One code per wrong field, in the order of the form; empty if the draft may be sent. Contract C11. */
export function draftErrors(draft: ReservationDraft): ErrorCodes<FieldName, ErrorCode> {
  return errorsOf(reservationTable, draft)
}

/** The controls behind the fields that the upstream found wrong; fields without a control are left out. */
export function controlErrors(fields: Record<string, string> = {}): ErrorCodes<FieldName, ErrorCode> {
  return wireErrorsOf(reservationTable, fields)
}

/** The request of POST /reservations; only for a draft without errors. Ledger L093–L107, contract C2. */
export function reservationRequestOf(draft: ReservationDraft, appName: AppName): ReservationRequest {
  return {
    customer_name: customerName(draft.customer_firstname, draft.customer_lastname),
    phone_number: normalisePhone(draft.phone) ?? draft.phone,
    email: normaliseEmail(draft.email),
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
    ...(isTicked(draft.second_visit) && { second_visit: true }),
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

function partySizeError(value: string) {
  const size = readPartySize(value)
  if (size === null || size < NUMERIC_MIN) return 'partySizeInvalid'
  return size > MAX_PARTY_SIZE && 'partySizeTooLarge'
}

function kidsError(value: string, draft: ReservationDraft) {
  if (value === '') return false
  if (!isWithin(value, 0, MAX_PARTY_SIZE)) return 'kidsInvalid'
  return Number(value) > partySizeOf(draft) && 'kidsTooMany'
}
