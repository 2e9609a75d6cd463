import { legalRoute } from '@/app/_pages/legal-route'
import { COMBINED_TERMS_PATH } from '@/lib/domain/tenant/brand'
import { hasCombinedTerms, legalFacts } from '@/messages/legal/facts'
import { combinedTerms } from '@/messages/legal/terms'

// Served on the host of its own brand alone: other brands do not offer these terms. Ledger L076.
const { generateMetadata, Page } = legalRoute({
  document: (tenant) => combinedTerms(legalFacts(tenant)),
  canonical: () => COMBINED_TERMS_PATH,
  isShownBy: hasCombinedTerms,
})

export { generateMetadata }
export default Page
