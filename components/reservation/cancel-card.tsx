import { useTranslations } from 'next-intl'
import { WaitingWords } from '@/components/form/waiting-words'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/layout/card'
import { Wrap } from '@/components/ui/layout/wrap'
import { reservationPath } from '@/lib/domain/reservation/paths'
import type { Reservation } from '@/lib/domain/reservation/schema'
import styles from './confirmation.module.css'
import { ProblemNotice } from './problem-notice'
import { useVisitText } from './use-visit-text'

/** One button that posts the cancellation: opening the page changes nothing. Contract C19. */
export function CancelCard({
  reservation,
  problem,
  idempotencyKey,
}: {
  reservation: Reservation
  problem: string | null
  idempotencyKey: string
}) {
  const t = useTranslations('confirmation')
  const visitText = useVisitText()
  const { code, restaurant } = reservation
  const isWithdrawal = !reservation.has_table && reservation.status === 'pending'
  return (
    <Wrap narrow className={styles.page}>
      <Card>
        <div className="stack-4 one-column at-start">
          <h1>{t(isWithdrawal ? 'withdrawTitle' : 'cancelTitle')}</h1>
          <ProblemNotice code={problem} />
          <p>
            <strong>{restaurant.name}</strong>
            <br />
            {visitText(reservation)}
          </p>
          <p>{t(isWithdrawal ? 'withdrawText' : reservation.has_table ? 'cancelText' : 'cancelTextWithoutTable')}</p>
          <form method="post" action={`/api/reservations/${code}/cancel`}>
            <input type="hidden" name="idempotency_key" value={idempotencyKey} />
            <div className="row-3 centred">
              <Button type="submit">{t(isWithdrawal ? 'withdrawSubmit' : 'cancelSubmit')}</Button>
              <a href={reservationPath(code)}>{t('back')}</a>
            </div>
          </form>
          <WaitingWords steps={{ cancel: isWithdrawal ? 'withdrawing' : 'cancelling' }} />
        </div>
      </Card>
    </Wrap>
  )
}
