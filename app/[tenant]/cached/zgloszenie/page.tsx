import { enquiryMetadata } from '@/app/_metadata/enquiry-metadata'
import { tenantPage } from '@/app/_pages/tenant-page'
import { ContentReportPage } from '@/components/partner-enquiry/content-report-page'

export const revalidate = 60
export const generateMetadata = enquiryMetadata('notice')

/** The form for complaints, reports of unlawful content and reports of faults. */
export default tenantPage(async (tenant) => <ContentReportPage tenant={tenant} chosen={null} posted={null} />)
