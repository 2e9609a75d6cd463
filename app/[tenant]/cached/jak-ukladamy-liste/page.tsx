import { legalRoute } from '@/app/_pages/legal-route'
import { legalFacts } from '@/messages/legal/facts'
import { rankingStatement } from '@/messages/legal/ranking'

const { generateMetadata, Page } = legalRoute({
  document: (tenant) => rankingStatement(legalFacts(tenant)),
  canonical: () => '/jak-ukladamy-liste',
})

export { generateMetadata }
export default Page
