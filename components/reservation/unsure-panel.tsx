import { useTranslations } from 'next-intl'
import { ProblemPanel } from '@/components/shell/problem-panel'
import { ButtonLink } from '@/components/ui/button-link'
import type { PostedDraft } from '@/lib/domain/reservation/form/posted-draft'
import { visitPath } from '@/lib/domain/reservation/paths'

/**
 * The outcome of a form posted without a script during a lasting outage: a notice on the typed values, and a link back
 * to the form. Contract C12.
 */
export function UnsurePanel({ posted: { restaurantId, draft } }: { posted: PostedDraft }) {
  const t = useTranslations('reservation.form')
  return (
    <ProblemPanel
      title={t('unsureTitle')}
      paragraphs={[t('unsurePage')]}
      actions={<ButtonLink href={visitPath(`/restaurants/${restaurantId}`, draft)}>{t('retry')}</ButtonLink>}
    />
  )
}
