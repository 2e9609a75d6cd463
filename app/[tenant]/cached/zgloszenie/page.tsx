import { tenantPage } from '@/app/guarded'
import { enquiryMetadata } from '@/app/letter-metadata'
import { ContentReportPage } from '@/components/plans/notice-page'

export const revalidate = 60
export const generateMetadata = enquiryMetadata('notice')

/** Where complaints, notices of unlawful content and faults are written. */
export default tenantPage(async (tenant) => <ContentReportPage tenant={tenant} chosen={null} posted={null} />)
