import type { FieldErrorCode } from './form-fields'

/** The form that was posted. */
export type EnquiryForm = 'lead' | 'notice'

/** The result of a form post for the page that shows the form again: the enquiry's number, or everything typed. */
export interface PostedEnquiry {
  form: EnquiryForm
  /** Set if the enquiry was accepted. */
  number: string | null
  draft: Record<string, string>
  errors: Record<string, FieldErrorCode>
  /** The text of the refusal; `null` if the outcome is unknown. */
  refusal: string | null
}

/** The sealed cookie that carries it; scripts cannot read it. */
export const ENQUIRY_COOKIE = 'form'

/** The paths of the forms, and the query of the address after a post. */
export const ENQUIRY_PATHS: Record<EnquiryForm, string> = { lead: '/dla-restauracji', notice: '/zgloszenie' }
export const ENQUIRY_STATE = 'formularz'
