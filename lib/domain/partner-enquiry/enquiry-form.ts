import { isEmail, normaliseEmail, normalisePhone } from '@/lib/domain/form/contact'
import {
  type Draft,
  errorsOf,
  type FieldOf,
  formTable,
  hasLength,
  isFullName,
  readTrimmedForm,
} from '@/lib/domain/form/form-table'
import { isMerchantType, type MerchantType } from './merchant-types'
import { normaliseNip } from './nip'
import { isPlanKey, type PlanKey } from './plans'
import type { PartnerEnquiry } from './schema'

/** The form for restaurants. Contract C10. */
export const enquiryTable = formTable({
  plan: { check: (value) => !isPlanKey(value) && 'planMissing' },
  name: { check: (value) => !isFullName(value) && 'nameInvalid' },
  nip: { check: (value) => !normaliseNip(value) && 'nipInvalid' },
  venue: { check: (value) => !hasLength(value, 2, 120) && 'venueInvalid' },
  city: { check: (value) => !hasLength(value, 2, 60) && 'cityInvalid' },
  phone: { check: (value) => !normalisePhone(value) && 'phoneInvalid' },
  email: { check: (value) => !isEmail(value) && 'emailInvalid' },
  merchant_type: { check: (value) => !isMerchantType(value) && 'typeMissing' },
  consent: { check: (value) => value === '' && 'consentMissing' },
})
export type EnquiryField = FieldOf<typeof enquiryTable>

export function readEnquiry(form: URLSearchParams): Draft<EnquiryField> {
  return readTrimmedForm(enquiryTable.fields, form)
}

export function enquiryErrors(draft: Draft<EnquiryField>) {
  return errorsOf(enquiryTable, draft)
}

/** The request of POST /leads; only for a draft without errors. */
export function partnerEnquiryOf(draft: Draft<EnquiryField>): PartnerEnquiry {
  const { name, venue, city, email } = draft
  return {
    name,
    venue,
    city,
    email: normaliseEmail(email),
    nip: normaliseNip(draft.nip) ?? draft.nip,
    phone: normalisePhone(draft.phone) ?? draft.phone,
    merchant_type: draft.merchant_type as MerchantType,
    plan: draft.plan as PlanKey,
    consent: true,
  }
}
