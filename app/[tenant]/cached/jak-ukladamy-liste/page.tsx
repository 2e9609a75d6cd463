import { legalRoute } from '@/app/legal-route'
import { legalFacts } from '@/lib/legal/facts'
import { rankingStatement } from '@/lib/legal/ranking'

export const revalidate = 60

const { generateMetadata, Page } = legalRoute({
  document: (tenant) => rankingStatement(legalFacts(tenant)),
  canonical: () => '/jak-ukladamy-liste',
})

export { generateMetadata }
export default Page
