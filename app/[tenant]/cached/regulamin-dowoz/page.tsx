import { legalRoute } from '@/app/legal-route'
import { legalFacts } from '@/lib/legal/facts'
import { termsOf } from '@/lib/legal/terms'

export const revalidate = 60

const { generateMetadata, Page } = legalRoute({
  document: (tenant) => termsOf(tenant, 'orders'),
  canonical: (tenant) => legalFacts(tenant).orderTerms,
})

export { generateMetadata }
export default Page
