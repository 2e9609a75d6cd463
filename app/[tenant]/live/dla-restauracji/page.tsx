import { enquiryMetadata } from '@/app/_metadata/enquiry-metadata'
import { liveTenantPage } from '@/app/_pages/tenant-page'
import { PartnersPage } from '@/components/partner-enquiry/partners-page'
import { isPlanKey } from '@/lib/domain/partner-enquiry/plans'
import type { PostedEnquiry } from '@/lib/domain/partner-enquiry/posted-enquiry'
import { readAnswer } from '@/lib/server/http/answer/form-answer'

export const generateMetadata = enquiryMetadata('enquiry')

/** The plans page with a plan selected, or with the outcome of a post. */
export default liveTenantPage(async (tenant, { searchParams }) => {
  const query = await searchParams
  const { plan } = query
  const chosen = typeof plan === 'string' && isPlanKey(plan) ? plan : null
  const posted = await readAnswer<PostedEnquiry>('enquiry', query)
  return <PartnersPage tenant={tenant} chosen={chosen} posted={posted} />
})
