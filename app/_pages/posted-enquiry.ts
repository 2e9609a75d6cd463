import { cookies } from 'next/headers'
import { ENQUIRY_COOKIE, type EnquiryForm, type PostedEnquiry } from '@/lib/domain/partner-enquiry/posted-enquiry'
import { unseal } from '@/lib/server/session'

/** The outcome of a post of this form, or `null`. */
export async function postedEnquiry(form: EnquiryForm): Promise<PostedEnquiry | null> {
  const posted = await unseal<PostedEnquiry>((await cookies()).get(ENQUIRY_COOKIE)?.value)
  return posted.form === form && posted.draft ? (posted as PostedEnquiry) : null
}
