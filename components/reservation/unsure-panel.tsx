import { useTranslations } from 'next-intl'
import { ProblemPanel } from '@/components/shell/problem-panel'
import { ButtonLink } from '@/components/ui/button-link'
import type { PostedDraft } from '@/lib/domain/reservation/form/posted-draft'
import { visitPath } from '@/lib/domain/reservation/paths'

/** A form was posted without a script into an outage that lasts: where its data are, and the way back to it. Contract C12. */
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
