import { tenantPage } from '@/app/guarded'
import { enquiryMetadata } from '@/app/letter-metadata'
import { PartnersPage } from '@/components/plans/partners-page'

export const revalidate = 60
export const generateMetadata = enquiryMetadata('lead')

/** The plans and the form for restaurants. Contract C10. */
export default tenantPage(async (tenant) => <PartnersPage tenant={tenant} chosen={null} posted={null} />)
