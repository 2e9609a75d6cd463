import { guarded } from '@/app/guarded'
import { letterMetadata } from '@/app/letter-metadata'
import { PartnersPage } from '@/components/plans/partners-page'

export const revalidate = 60
export const generateMetadata = letterMetadata('lead')

/** The plans and the form for restaurants. Contract C10. */
export default guarded(async (tenant) => <PartnersPage tenant={tenant} chosen={null} posted={null} />)
