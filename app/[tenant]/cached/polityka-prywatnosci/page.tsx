import { legalRoute } from '@/app/_pages/legal-route'
import { PRIVACY_PATH } from '@/lib/domain/tenant/brand'
import { legalFacts } from '@/messages/legal/facts'
import { privacyPolicy } from '@/messages/legal/privacy'

const { generateMetadata, Page } = legalRoute({
  document: (tenant) => privacyPolicy(legalFacts(tenant)),
  canonical: () => PRIVACY_PATH,
})

export { generateMetadata }
export default Page
