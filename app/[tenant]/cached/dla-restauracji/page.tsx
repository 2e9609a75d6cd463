import { enquiryMetadata, enquiryTrail } from '@/app/_metadata/enquiry-metadata'
import { tenantPage } from '@/app/_pages/tenant-page'
import { PartnersPage } from '@/components/partner-enquiry/partners-page'
import { JsonLd } from '@/components/shell/json-ld'

export const generateMetadata = enquiryMetadata('enquiry')

/** The plans and the form for restaurants. Contract C10. */
export default tenantPage(async (tenant) => (
  <>
    <PartnersPage tenant={tenant} chosen={null} posted={null} />
    <JsonLd data={[await enquiryTrail(tenant, 'enquiry')]} />
  </>
))
