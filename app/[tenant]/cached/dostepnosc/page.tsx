import { legalRoute } from '@/app/_pages/legal-route'
import { accessibilityStatement } from '@/messages/legal/accessibility'
import { legalFacts } from '@/messages/legal/facts'

const { generateMetadata, Page } = legalRoute({
  document: (tenant) => accessibilityStatement(legalFacts(tenant)),
  canonical: () => '/dostepnosc',
})

export { generateMetadata }
export default Page
