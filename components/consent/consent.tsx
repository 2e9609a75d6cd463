import { ConsentQuestion } from './consent-question'
import { ConsentListener } from './consent-watch'
import { type ConsentTenant, consentPromptOf } from './terms'
import { useConsentWords } from './use-consent-words'

/** The question whether others may count; nothing at all where the tenant has nobody who would. Ledger L282. */
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
