import { useMessages, useTranslations } from 'next-intl'
import type { Purpose } from '@/lib/domain/marketing/consent-choice'
import type { ConsentWords } from './words'

/** The words of the question about these purposes. */
export function useConsentWords(purposes: readonly Purpose[], privacyPath: string): ConsentWords {
  const t = useTranslations('consent')
  const { consent } = useMessages()
  const asked = purposes.length > 1 ? 'both' : (purposes[0] ?? 'none')
  return { ...consent, text: t('text', { asked }), privacyPath }
}
