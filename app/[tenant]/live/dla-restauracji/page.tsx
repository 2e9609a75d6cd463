import { enquiryMetadata } from '@/app/_metadata/enquiry-metadata'
import { postedEnquiry } from '@/app/_pages/posted-enquiry'
import { liveTenantPage } from '@/app/_pages/tenant-page'
import { PartnersPage } from '@/components/partner-enquiry/partners-page'
import { isPlanKey } from '@/lib/domain/partner-enquiry/plans'

export const generateMetadata = enquiryMetadata('lead')

/** The same with a plan chosen, or with what a post left behind. */
export default liveTenantPage(async (tenant, { searchParams }) => {
  const { plan, formularz } = await searchParams
  const chosen = typeof plan === 'string' && isPlanKey(plan) ? plan : null
  return <PartnersPage tenant={tenant} chosen={chosen} posted={formularz ? await postedEnquiry('lead') : null} />
})
