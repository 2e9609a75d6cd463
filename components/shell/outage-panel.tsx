import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { ProblemPanel } from './problem-panel'
import { supportLink } from './support-link'

type Props = { tenant: Pick<Tenant, 'support'> }

/**
 * The page for a temporary failure on our side. The button is a link to the page's own URL with its query, so that
 * trying again needs no script.
 */
export function OutagePanel({ tenant: { support } }: Props) {
  const t = useTranslations('problem')
  return (
    <ProblemPanel
      title={t('title')}
      paragraphs={[t('outageText'), t('outageSafe'), t.rich('outageHelp', supportLink(support.technical.email))]}
      actions={<ButtonLink href="">{t('retry')}</ButtonLink>}
    />
  )
}
