import { enquiryMetadata, enquiryTrail } from '@/app/_metadata/enquiry-metadata'
import { tenantPage } from '@/app/_pages/tenant-page'
import { ContentReportPage } from '@/components/partner-enquiry/content-report-page'
import { JsonLd } from '@/components/shell/json-ld'

export const generateMetadata = enquiryMetadata('report')

/** The form for complaints, reports of unlawful content and reports of faults. */
export default tenantPage(async (tenant) => (
  <>
    <ContentReportPage tenant={tenant} chosen={null} posted={null} />
    <JsonLd data={[await enquiryTrail(tenant, 'report')]} />
  </>
))
