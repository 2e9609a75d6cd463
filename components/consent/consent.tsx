import { ConsentQuestion } from './consent-question'
import { ConsentWatch } from './consent-watch'
import { type Asking, consentTermsOf } from './terms'
import { useConsentWords } from './use-consent-words'

/** The question whether others may count; nothing at all where the tenant has nobody who would. Ledger L282. */
export function Consent({ tenant, isKey }: { tenant: Asking; isKey: boolean }) {
  const terms = consentTermsOf(tenant)
  const words = useConsentWords(terms.purposes, tenant.links.privacy)
  if (terms.purposes.length === 0) return null
  return (
    <>
      {!isKey && <ConsentQuestion words={words} />}
      <ConsentWatch terms={terms} words={words} />
    </>
  )
}
