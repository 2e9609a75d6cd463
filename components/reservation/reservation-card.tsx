import { useMessages, useTranslations } from 'next-intl'
import { MarketingQuestion } from '@/components/legal/client/marketing-question'
import { ShareButton } from '@/components/shell/share-button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/layout/card'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { Wrap } from '@/components/ui/layout/wrap'
import { googleCalendarUrl } from '@/lib/domain/reservation/google-calendar-url'
import { cityListOf, restaurantPageOf } from '@/lib/domain/reservation/restaurant-page'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { isVisitOver, visibleState } from '@/lib/domain/reservation/visible-state'
import { AlternativeLinks } from './alternative-links'
import { ForgetQuery } from './client/forget-query'
import styles from './confirmation.module.css'
import { ProblemNotice } from './problem-notice'
import { StateBanner } from './state-banner'
import { useVisitText } from './use-visit-text'
import { VisitDetails } from './visit-details'
import { VisitTicket } from './visit-ticket'

type Props = {
  reservation: Reservation
  now: Date
  /** The brand's name. */
  brand: string
  /** Was it made just now? Then with thanks, and the confirmation's recipient. */
  isNew?: boolean
  /** The visit before a change made just now. */
  before?: Pick<Reservation, 'reserved_on' | 'guests_number'> | null
  /** Code of a change or a cancellation that was refused just now. */
  problem?: string | null
}

/**
 * Page of a reservation, right after it was made and later: its state, its ticket, the rest. Contract C2, ledger L072.
 */
export function ReservationCard({ reservation, now, brand, isNew = false, before = null, problem = null }: Props) {
  const t = useTranslations('confirmation')
  const { marketing } = useMessages()
  const { restaurant } = reservation
  const page = restaurantPageOf(restaurant)
  const state = visibleState(reservation)
  const isOn = (state === 'confirmed' || state === 'pending') && !isVisitOver(reservation, now)
  const eyebrow = isNew ? isOn && t('title') : t('pageTitle', { name: restaurant.name })
  return (
    <Wrap narrow className={styles.page}>
      <Card padded={false} depth="raised">
        <StateBanner reservation={reservation} now={now} eyebrow={eyebrow || undefined} />
        <div className={`stack-5 one-column ${styles.body}`}>
          {problem && isOn && (
            <section className="unprinted" data-once="">
              <ForgetQuery />
              <ProblemNotice code={problem} />
            </section>
          )}
          {before && isOn && <ChangedLine before={before} reservation={reservation} />}
          <VisitTicket reservation={reservation} isOn={isOn} now={now} brand={brand} />
          <AlternativeLinks reservation={reservation} />
          {!isOn && (
            <div className="unprinted row-3 centred">
              <ButtonLink href={page ?? cityListOf(restaurant)}>
                {page ? t('again') : t('againElsewhere', { city: restaurant.city })}
              </ButtonLink>
            </div>
          )}
          <VisitDetails reservation={reservation} isNew={isNew && isOn} />
          {isOn && (
            <div className="unprinted row-3 centred">
              {page && <ShareVisit reservation={reservation} page={page} />}
              <a href={googleCalendarUrl(reservation)} target="_blank" rel="noopener noreferrer">
                {t('googleCalendar')}
              </a>
            </div>
          )}
          {isNew && isOn && (
            <MarketingQuestion words={marketing} action={`/api/reservations/${reservation.code}/consents`} />
          )}
        </div>
      </Card>
    </Wrap>
  )
}

/** Old → new, once, after a change. */
function ChangedLine({ before, reservation }: { before: NonNullable<Props['before']>; reservation: Reservation }) {
  const t = useTranslations('confirmation')
  const visitText = useVisitText()
  return (
    <p className="unprinted" role="status" data-once="">
      <ForgetQuery />
      <s>{visitText(before)}</s> → <strong>{visitText(reservation)}</strong>
      <VisuallyHidden> {t('changed')}</VisuallyHidden>
    </p>
  )
}

/** Shares time and place with friends, by the restaurant's public page, never the reservation. Contract C19. */
function ShareVisit({ reservation, page }: { reservation: Reservation; page: string }) {
  const t = useTranslations('sharing')
  const visitText = useVisitText()
  const { name, street, house, city } = reservation.restaurant
  return (
    <ShareButton
      id="udostepnij"
      title={name}
      text={t('visit', { name, visit: visitText(reservation), address: `${street} ${house}, ${city}` })}
      path={page}
    />
  )
}
