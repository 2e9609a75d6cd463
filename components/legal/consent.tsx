import { useMessages, useTranslations } from 'next-intl'
import type { Purpose } from '@/lib/domain/marketing/consent-choice'
import { ConsentListener } from './client/consent-listener'
import { type ConsentTenant, consentPromptOf } from './consent-prompt'
import { ConsentQuestion } from './consent-question'
import type { ConsentWords } from './consent-words'

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

/** The words of the question about these purposes. */
function useConsentWords(purposes: readonly Purpose[], privacyPath: string): ConsentWords {
  const t = useTranslations('consent')
  const { consent } = useMessages()
  const purposeKey = purposes.length > 1 ? 'both' : (purposes[0] ?? 'none')
  return { ...consent, text: t('text', { asked: purposeKey }), privacyPath }
}
