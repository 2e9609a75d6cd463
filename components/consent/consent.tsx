import { ConsentListener } from './client/consent-listener'
import { type ConsentTenant, consentPromptOf } from './consent-prompt'
import { ConsentQuestion } from './consent-question'
import { useConsentWords } from './use-consent-words'

/** The consent question; nothing where the tenant has no services that need consent. Ledger L282. */
export function Consent({ tenant, isKeyPage }: { tenant: ConsentTenant; isKeyPage: boolean }) {
  const prompt = consentPromptOf(tenant)
  const words = useConsentWords(prompt.purposes, tenant.links.privacy)
  if (prompt.purposes.length === 0) return null
  return (
    <>
      {!isKeyPage && <ConsentQuestion words={words} />}
      <ConsentListener prompt={prompt} words={words} />
    </>
  )
}
