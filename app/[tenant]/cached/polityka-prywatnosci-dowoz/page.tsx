import { legalRoute } from '@/app/legal-route'
import { legalFacts } from '@/lib/legal/facts'
import { orderingPrivacy } from '@/lib/legal/privacy'
import { DELIVERY_PRIVACY_PATH } from '@/lib/tenant/brand'

export const revalidate = 60

const { generateMetadata, Page } = legalRoute({
  document: (tenant) => orderingPrivacy(legalFacts(tenant)),
  canonical: () => DELIVERY_PRIVACY_PATH,
})

export { generateMetadata }
export default Page
