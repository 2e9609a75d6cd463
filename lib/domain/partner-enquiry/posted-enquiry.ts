import type { CodeOf } from '@/lib/domain/form/form-table'
import type { enquiryTable } from './enquiry-form'
import type { reportTable } from './report-form'

/** Words: `plans.errors.<code>` in the messages. */
export type EnquiryErrorCode = CodeOf<typeof enquiryTable> | CodeOf<typeof reportTable>

/** Which form a letter came from. */
export type EnquiryForm = 'lead' | 'notice'

/** What a form post leaves for the page that shows the form again: the number of the letter, or everything typed. */
export interface PostedEnquiry {
  form: EnquiryForm
  /** Set when it arrived. */
  number: string | null
  draft: Record<string, string>
  errors: Record<string, EnquiryErrorCode>
  /** Why it was refused, in words; `null` where nobody knows what became of it. */
  refusal: string | null
}

/** The sealed cookie that carries it; never readable by scripts. */
export const ENQUIRY_COOKIE = 'form'

/** Where the forms stand, and what the address says of them after a post. */
export const ENQUIRY_PATHS: Record<EnquiryForm, string> = { lead: '/dla-restauracji', notice: '/zgloszenie' }
export const ENQUIRY_STATE = 'formularz'
