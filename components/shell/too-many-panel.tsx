import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { ProblemPanel } from './problem-panel'

/** The page for clients that send too many requests. */
export function TooManyPanel() {
  const t = useTranslations('problem')
  return (
    <ProblemPanel
      title={t('tooManyTitle')}
      paragraphs={[t('tooManyText')]}
      actions={<ButtonLink href="/">{t('toHome')}</ButtonLink>}
    />
  )
}
