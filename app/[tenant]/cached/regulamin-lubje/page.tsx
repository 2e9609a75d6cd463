import { legalRoute } from '@/app/_pages/legal-route'
import { COMBINED_TERMS_PATH } from '@/lib/domain/tenant/brand'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { getTenant } from '@/lib/server/upstream/tenants'
import { hasCombinedTerms, legalFacts } from '@/messages/legal/facts'
import { combinedTerms } from '@/messages/legal/terms'
import { tenants } from '@/tenants/registry'

const { generateMetadata, Page } = legalRoute({
  document: (owner) => combinedTerms(legalFacts(owner)),
  canonical: (owner) => `https://${owner.hosts[0]}${COMBINED_TERMS_PATH}`,
  ownerFor,
})

export { generateMetadata }
export default Page

// On another brand's host too, the page shows the text of the brand that it belongs to. Ledger L076.
async function ownerFor(tenant: Tenant): Promise<Tenant | null> {
  if (hasCombinedTerms(tenant)) return tenant
  const owner = tenants.find(({ fallback }) => hasCombinedTerms(fallback))
  return owner ? getTenant(owner.key) : null
}
