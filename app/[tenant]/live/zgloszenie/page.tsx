import { enquiryMetadata } from '@/app/_metadata/enquiry-metadata'
import { postedEnquiry } from '@/app/_pages/posted-enquiry'
import { liveTenantPage } from '@/app/_pages/tenant-page'
import { ContentReportPage } from '@/components/partner-enquiry/content-report-page'
import { isReportKind } from '@/lib/domain/partner-enquiry/report-kinds'

export const generateMetadata = enquiryMetadata('notice')

/** The report page with a subject selected, or with the outcome of a post. */
export default liveTenantPage(async (tenant, { searchParams }) => {
  const { sprawa, formularz } = await searchParams
  const chosen = typeof sprawa === 'string' && isReportKind(sprawa) ? sprawa : null
  return <ContentReportPage tenant={tenant} chosen={chosen} posted={formularz ? await postedEnquiry('notice') : null} />
})
