import { legalRoute } from '@/app/_pages/legal-route'
import { COMBINED_TERMS_PATH } from '@/lib/domain/tenant/brand'
import { hasCombinedTerms, legalFacts } from '@/messages/legal/facts'
import { combinedTerms } from '@/messages/legal/terms'

// On the host of its own brand alone: elsewhere it would be terms that nobody there offers. Ledger L076.
const { generateMetadata, Page } = legalRoute({
  document: (tenant) => combinedTerms(legalFacts(tenant)),
  canonical: () => COMBINED_TERMS_PATH,
  isShownBy: hasCombinedTerms,
})

export { generateMetadata }
export default Page
