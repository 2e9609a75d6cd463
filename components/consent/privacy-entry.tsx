import { PrivacySettings } from './privacy-settings'
import type { Asking } from './terms'
import { consentTermsOf } from './terms'
import { useConsentWords } from './use-consent-words'

/** The footer's way back to the question; where there is none, nothing. Ledger L282. */
export function PrivacyEntry({ tenant }: { tenant: Asking }) {
  const terms = consentTermsOf(tenant)
  const words = useConsentWords(terms.purposes, tenant.links.privacy)
  if (terms.purposes.length === 0) return null
  return (
    <li>
      <PrivacySettings terms={terms} words={words} text={words.settings} />
    </li>
  )
}
