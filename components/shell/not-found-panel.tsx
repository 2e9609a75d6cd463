import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { ProblemPanel } from './problem-panel'
import { supportLink } from './support-link'

/** The page for an unknown URL, of the brand. */
export function NotFoundPanel({ tenant: { support } }: { tenant: Pick<Tenant, 'support'> }) {
  const t = useTranslations('problem')
  return (
    <ProblemPanel
      title={t('notFoundTitle')}
      paragraphs={[
        t.rich('notFoundText', { mine: (chunks) => <a href="/moje">{chunks}</a> }),
        t.rich('notFoundHelp', supportLink(support.operations.email)),
      ]}
      actions={
        <div className="row-3 centred">
          <ButtonLink href="/rezerwuj">{t('toReservations')}</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            {t('toHome')}
          </ButtonLink>
        </div>
      }
    />
  )
}
