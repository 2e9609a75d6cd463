import { legalRoute } from '@/app/legal-route'
import { accessibilityStatement } from '@/lib/legal/accessibility'
import { legalFacts } from '@/lib/legal/facts'

export const revalidate = 60

const { generateMetadata, Page } = legalRoute({
  document: (tenant) => accessibilityStatement(legalFacts(tenant)),
  canonical: () => '/dostepnosc',
})

export { generateMetadata }
export default Page
