import { useTranslations } from 'next-intl'
import { ProblemPanel } from '@/components/shell/problem-panel'
import { ButtonLink } from '@/components/ui/button-link'

/** A code that matches no reservation: what to check and whom to contact. Ledger L072. */
export function ReservationNotFound() {
  const t = useTranslations('confirmation')
  return (
    <ProblemPanel
      title={t('missingTitle')}
      paragraphs={[t('missingText'), t('missingHelp')]}
      actions={
        <div className="row-3 centred">
          <ButtonLink href="/rezerwuj">{t('again')}</ButtonLink>
        </div>
      }
    />
  )
}
