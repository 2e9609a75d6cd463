import { useTranslations } from 'next-intl'
import { ProblemPanel } from '@/components/shell/problem-panel'
import { ButtonLink } from '@/components/ui/button-link'
import { consolePath } from '@/lib/domain/console/pages'

/** No order or reservation with that number at this brand. Contract C40. */
export function UnknownSubject({ subject }: { subject: 'order' | 'reservation' }) {
  const t = useTranslations('panel.lookup')
  return (
    <ProblemPanel
      title={t(`unknown.${subject}`)}
      paragraphs={[t('unknown.text')]}
      actions={<ButtonLink href={consolePath('lookup')}>{t('title')}</ButtonLink>}
    />
  )
}
