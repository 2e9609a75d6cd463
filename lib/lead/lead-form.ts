import { isEmail, normalisePhone } from '@/lib/reservation/customer'
import { type Check, type Draft, errorsOf, isBetween, isName, readFields } from './letter-form'
import { isMerchantType, type MerchantType } from './merchant-types'
import { normaliseNip } from './nip'
import { isPlanKey, type PlanKey } from './plans'
import type { LeadRequest } from './schema'

/** Control names of the form for restaurants, in its order. Contract C10. */
export const LEAD_FIELDS = [
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
export type LeadField = (typeof LEAD_FIELDS)[number]

const checks: Check<LeadField>[] = [
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

export function readLead(form: URLSearchParams): Draft<LeadField> {
  return readFields(LEAD_FIELDS, form)
}

export function leadErrors(draft: Draft<LeadField>) {
  return errorsOf(checks, draft)
}

/** The request of POST /leads; only for a draft without errors. */
export function leadRequestOf(draft: Draft<LeadField>): LeadRequest {
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
