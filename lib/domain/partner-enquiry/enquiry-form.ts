import { isEmail, normalisePhone } from '@/lib/domain/reservation/customer'
import { type Check, type Draft, errorsOf, isBetween, isName, readFields } from './form-fields'
import { isMerchantType, type MerchantType } from './merchant-types'
import { normaliseNip } from './nip'
import { isPlanKey, type PlanKey } from './plans'
import type { PartnerEnquiry } from './schema'

/** Control names of the enquiry form for restaurants, in its order. Contract C10. */
export const ENQUIRY_FIELDS = [
  'plan',
  'name',
  'nip',
  'venue',
  'city',
  'phone',
  'email',
  'merchant_type',
  'consent',
] as const
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number]

const checks: Check<EnquiryField>[] = [
  ['plan', (value) => !isPlanKey(value) && 'planMissing'],
  ['name', (value) => !isName(value) && 'nameInvalid'],
  ['nip', (value) => !normaliseNip(value) && 'nipInvalid'],
  ['venue', (value) => !isBetween(value, 2, 120) && 'venueInvalid'],
  ['city', (value) => !isBetween(value, 2, 60) && 'cityInvalid'],
  ['phone', (value) => !normalisePhone(value) && 'phoneInvalid'],
  ['email', (value) => !isEmail(value) && 'emailInvalid'],
  ['merchant_type', (value) => !isMerchantType(value) && 'typeMissing'],
  ['consent', (value) => value === '' && 'consentMissing'],
]

export function readEnquiry(form: URLSearchParams): Draft<EnquiryField> {
  return readFields(ENQUIRY_FIELDS, form)
}

export function enquiryErrors(draft: Draft<EnquiryField>) {
  return errorsOf(checks, draft)
}

/** The request of POST /leads; only for a draft without errors. */
export function partnerEnquiryOf(draft: Draft<EnquiryField>): PartnerEnquiry {
  const { name, venue, city, email } = draft
  return {
    ...{ name, venue, city, email },
    nip: normaliseNip(draft.nip) ?? draft.nip,
    phone: normalisePhone(draft.phone) ?? draft.phone,
    merchant_type: draft.merchant_type as MerchantType,
    plan: draft.plan as PlanKey,
    consent: true,
  }
}
