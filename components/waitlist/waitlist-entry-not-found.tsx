import { useTranslations } from 'next-intl'
import { ProblemPanel } from '@/components/shell/problem-panel'
import { ButtonLink } from '@/components/ui/button-link'

/** A code that matches no entry: what to check, and a link. Ledger L072. */
export function WaitlistEntryNotFound() {
  const t = useTranslations('waitlist')
  const again = useTranslations('confirmation')('again')
  return (
    <ProblemPanel
      title={t('missingTitle')}
      paragraphs={[t('missingText')]}
      actions={
        <div className="row-3 centred">
          <ButtonLink href="/rezerwuj">{again}</ButtonLink>
        </div>
      }
    />
  )
}
