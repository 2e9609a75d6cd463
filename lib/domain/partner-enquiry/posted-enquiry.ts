import type { CodeOf } from '@/lib/domain/form/form-table'
import type { enquiryTable } from './enquiry-form'
import type { reportTable } from './report-form'

/** Words: `plans.errors.<code>` in the messages. */
export type EnquiryErrorCode = CodeOf<typeof enquiryTable> | CodeOf<typeof reportTable>

/** The form that was posted. */
export type EnquiryFormName = 'enquiry' | 'report'

/** The result of a form post for the page that shows the form again: the enquiry's number, or everything typed. */
export interface PostedEnquiry {
  form: EnquiryFormName
  /** Set if the enquiry was accepted. */
  number: string | null
  draft: Record<string, string>
  errors: Record<string, EnquiryErrorCode>
  /** Reason of the refusal, in words; `null` if the outcome is unknown. */
  refusal: string | null
}

/** The paths of the forms, and their place on them. */
export const ENQUIRY_PATHS: Record<EnquiryFormName, string> = { enquiry: '/dla-restauracji', report: '/zgloszenie' }
export const ENQUIRY_PLACE = 'formularz'
