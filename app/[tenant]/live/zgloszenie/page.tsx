import { enquiryMetadata } from '@/app/_metadata/enquiry-metadata'
import { liveTenantPage } from '@/app/_pages/tenant-page'
import { ContentReportPage } from '@/components/partner-enquiry/content-report-page'
import type { PostedEnquiry } from '@/lib/domain/partner-enquiry/posted-enquiry'
import { isReportKind } from '@/lib/domain/partner-enquiry/report-kinds'
import { readAnswer } from '@/lib/server/http/answer/form-answer'

export const generateMetadata = enquiryMetadata('report')

/** The report page with a subject selected, or with the outcome of a post. */
export default liveTenantPage(async (tenant, { searchParams }) => {
  const query = await searchParams
  const { sprawa } = query
  const chosen = typeof sprawa === 'string' && isReportKind(sprawa) ? sprawa : null
  const posted = await readAnswer<PostedEnquiry>('report', query)
  return <ContentReportPage tenant={tenant} chosen={chosen} posted={posted} />
})
