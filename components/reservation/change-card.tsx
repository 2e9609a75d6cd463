import { useMessages, useTranslations } from 'next-intl'
import { WaitingWords } from '@/components/form/waiting-words'
import { fieldWords } from '@/components/search/field-words'
import { SearchCorrections } from '@/components/search/search-corrections'
import { Card } from '@/components/ui/layout/card'
import { Wrap } from '@/components/ui/layout/wrap'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import type { SearchCorrection } from '@/lib/domain/reservation/availability/search'
import { closedDays } from '@/lib/domain/reservation/default-visit'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { reservationPath } from '@/lib/domain/reservation/paths'
import type { Reservation } from '@/lib/domain/reservation/schema'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { localDateOf } from '@/lib/domain/time/time'
import { ChangeForm } from './client/change-form'
import styles from './confirmation.module.css'
import { ProblemNotice } from './problem-notice'
import { useVisitText } from './use-visit-text'

type Props = {
  reservation: Reservation
  availability: Availability
  visit: Visit
  chosen: string | null
  /** Corrections of invalid values in the URL. */
  corrections: SearchCorrection[]
  problem: string | null
  /** Hours of the restaurant; null where it is not listed. */
  hours: OpeningHours | null
  idempotencyKey: string
  now: Date
}

/** Changes the time or the party size: the reserved table stays reserved until the new one is certain. Contract C2. */
export function ChangeCard({ reservation, corrections, problem, hours, now, ...form }: Props) {
  const t = useTranslations('confirmation')
  const reserve = useTranslations('reservation')
  const visitText = useVisitText()
  const words = {
    form: { ...useMessages().reservation.form, submit: t('changeSubmit'), show: t('changeShow') },
    fields: fieldWords(
      useTranslations('people'),
      useTranslations('date'),
      'today',
      hours ? closedDays(hours, localDateOf(now)) : undefined,
    ),
    labels: { people: reserve('peopleLabel'), date: reserve('dateLabel'), time: reserve('timeLabel') },
    errors: useMessages().refusal.field,
    notesNotice: '',
  }
  const { code, restaurant, restaurant_id, change_request: requested } = reservation
  return (
    <Wrap narrow className={styles.page}>
      <Card padded={false} className={styles.padded}>
        <div className="stack-4 one-column at-start">
          <h1>{t('changeTitle')}</h1>
          <ProblemNotice code={problem} />
          <p>
            <strong>{restaurant.name}</strong>
            <br />
            {t('changeNow', { visit: visitText(reservation) })}
          </p>
          {requested && <p>{t('changePending', { visit: visitText(requested) })}</p>}
          <p>{t('changeText')}</p>
          <ChangeForm
            {...form}
            words={words}
            code={code}
            restaurantId={restaurant_id}
            restaurantPath={restaurantPath(restaurant)}
            phone={restaurant.phone}
            correctionNotices={
              corrections.length > 0 && <SearchCorrections corrections={corrections} search={form.visit} />
            }
            renderedAtMs={now.getTime()}
          />
          <WaitingWords steps={{ change: 'changing' }} />
          <a href={reservationPath(code)}>{t('back')}</a>
        </div>
      </Card>
    </Wrap>
  )
}
