import { liveTenantPage } from '@/app/guarded'
import { enquiryMetadata } from '@/app/letter-metadata'
import { postedEnquiry } from '@/app/posted-letter'
import { PartnersPage } from '@/components/plans/partners-page'
import { isPlanKey } from '@/lib/lead/plans'

export const generateMetadata = enquiryMetadata('lead')

/** The same with a plan chosen, or with what a post left behind. */
export default liveTenantPage(async (tenant, { searchParams }) => {
  const { plan, formularz } = await searchParams
  const chosen = typeof plan === 'string' && isPlanKey(plan) ? plan : null
  return <PartnersPage tenant={tenant} chosen={chosen} posted={formularz ? await postedEnquiry('lead') : null} />
})
