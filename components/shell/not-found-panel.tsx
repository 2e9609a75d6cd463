import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Cluster } from '@/components/ui/layout/cluster'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { ProblemPanel } from './problem-panel'
import { supportLink } from './support-link'

/** The page for an unknown URL, in the brand's name. */
export function NotFoundPanel({ tenant: { label, support } }: { tenant: Pick<Tenant, 'label' | 'support'> }) {
  const t = useTranslations('problem')
  return (
    <ProblemPanel
      title={t('notFoundTitle')}
      paragraphs={[t('notFoundText', { label }), t.rich('notFoundHelp', supportLink(support.operations.email))]}
      actions={
        <Cluster>
          <ButtonLink href="/rezerwuj">{t('toReservations')}</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            {t('toHome')}
          </ButtonLink>
        </Cluster>
      }
    />
  )
}
