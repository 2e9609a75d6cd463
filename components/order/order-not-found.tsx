import { useTranslations } from 'next-intl'
import { ProblemPanel } from '@/components/shell/problem-panel'
import { ButtonLink } from '@/components/ui/button-link'

/** A key that matches no order: what to check and whom to contact. */
export function OrderNotFound() {
  const t = useTranslations('order')
  return (
    <ProblemPanel
      title={t('missingTitle')}
      paragraphs={[t('missingText'), t('missingHelp')]}
      actions={<ButtonLink href="/moje">{t('mine')}</ButtonLink>}
    />
  )
}
