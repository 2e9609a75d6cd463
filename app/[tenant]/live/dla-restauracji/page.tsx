import { enquiryMetadata } from '@/app/_metadata/enquiry-metadata'
import { postedEnquiry } from '@/app/_pages/posted-enquiry'
import { liveTenantPage } from '@/app/_pages/tenant-page'
import { PartnersPage } from '@/components/partner-enquiry/partners-page'
import { isPlanKey } from '@/lib/domain/partner-enquiry/plans'

export const generateMetadata = enquiryMetadata('lead')

/** The plans page with a plan selected, or with the outcome of a post. */
export default liveTenantPage(async (tenant, { searchParams }) => {
  const { plan, formularz } = await searchParams
  const chosen = typeof plan === 'string' && isPlanKey(plan) ? plan : null
  return <PartnersPage tenant={tenant} chosen={chosen} posted={formularz ? await postedEnquiry('lead') : null} />
})
