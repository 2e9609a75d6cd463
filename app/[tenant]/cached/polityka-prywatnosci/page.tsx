import { legalRoute } from '@/app/legal-route'
import { legalFacts } from '@/lib/legal/facts'
import { privacyPolicy } from '@/lib/legal/privacy'
import { PRIVACY_PATH } from '@/lib/tenant/brand'

export const revalidate = 60

const { generateMetadata, Page } = legalRoute({
  document: (tenant) => privacyPolicy(legalFacts(tenant)),
  canonical: () => PRIVACY_PATH,
})

export { generateMetadata }
export default Page
