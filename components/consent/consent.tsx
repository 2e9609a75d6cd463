import { ConsentBanner } from './consent-banner'
import { type Asking, consentTermsOf } from './terms'
import { useConsentWords } from './use-consent-words'

/** The question whether others may count; nothing at all where the tenant has nobody who would. Ledger L282. */
export function Consent({ tenant }: { tenant: Asking }) {
  const terms = consentTermsOf(tenant)
  const words = useConsentWords(terms.purposes, tenant.links.privacy)
  return terms.purposes.length > 0 ? <ConsentBanner terms={terms} words={words} /> : null
}
