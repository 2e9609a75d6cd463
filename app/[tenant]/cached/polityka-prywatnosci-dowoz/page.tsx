import { legalRoute } from '@/app/_pages/legal-route'
import { DELIVERY_PRIVACY_PATH } from '@/lib/domain/tenant/brand'
import { legalFacts } from '@/messages/legal/facts'
import { orderingPrivacy } from '@/messages/legal/privacy'

const { generateMetadata, Page } = legalRoute({
  document: (tenant) => orderingPrivacy(legalFacts(tenant)),
  canonical: () => DELIVERY_PRIVACY_PATH,
})

export { generateMetadata }
export default Page
