import { legalRoute } from '@/app/_pages/legal-route'
import { legalFacts } from '@/messages/legal/facts'
import { termsOf } from '@/messages/legal/terms'

const { generateMetadata, Page } = legalRoute({
  document: (tenant) => termsOf(tenant, 'orders'),
  canonical: (tenant) => legalFacts(tenant).orderTerms,
})

export { generateMetadata }
export default Page
