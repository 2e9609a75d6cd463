import { liveTenantPage } from '@/app/guarded'
import { enquiryMetadata } from '@/app/letter-metadata'
import { postedEnquiry } from '@/app/posted-letter'
import { ContentReportPage } from '@/components/plans/notice-page'
import { isReportKind } from '@/lib/lead/notice-kinds'

export const generateMetadata = enquiryMetadata('notice')

/** The same with its subject chosen, or with what a post left behind. */
export default liveTenantPage(async (tenant, { searchParams }) => {
  const { sprawa, formularz } = await searchParams
  const chosen = typeof sprawa === 'string' && isReportKind(sprawa) ? sprawa : null
  return <ContentReportPage tenant={tenant} chosen={chosen} posted={formularz ? await postedEnquiry('notice') : null} />
})
