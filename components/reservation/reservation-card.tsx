import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/layout/card'
import { Cluster } from '@/components/ui/layout/cluster'
import { Wrap } from '@/components/ui/layout/wrap'
import { googleCalendarUrl } from '@/lib/domain/reservation/google-calendar-url'
import { reservationPath } from '@/lib/domain/reservation/paths'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { isVisitOver, visibleState } from '@/lib/domain/reservation/visible-state'
import { directionsUrl } from '@/lib/domain/restaurant/directions-url'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { AlternativeLinks } from './alternative-links'
import styles from './confirmation.module.css'
import { ShareVisit } from './share-visit'
import { StateBanner } from './state-banner'
import { VisitDetails } from './visit-details'

/** A reservation's own page: its details, and links to change or cancel it. Contract C2. */
export function ReservationCard({ reservation, now }: { reservation: Reservation; now: Date }) {
  const t = useTranslations('confirmation')
  return (
    <Wrap narrow className={styles.page}>
      <Card padded={false} depth="raised">
        <StateBanner
          reservation={reservation}
          now={now}
          eyebrow={t('pageTitle', { name: reservation.restaurant.name })}
        />
        <div className={styles.body}>
          <VisitDetails reservation={reservation} />
          <AlternativeLinks reservation={reservation} />
          <Steps reservation={reservation} now={now} />
        </div>
      </Card>
    </Wrap>
  )
}

function Steps({ reservation, now }: { reservation: Reservation; now: Date }) {
  const t = useTranslations('confirmation')
  const { code, restaurant, can_change, can_cancel } = reservation
  const state = visibleState(reservation)
  const isOn = (state === 'confirmed' || state === 'pending') && !isVisitOver(reservation, now)
  const phone = restaurant.phone
  return (
    <div className={styles.steps} data-print="hidden">
      {!isOn && <ButtonLink href={restaurantPath(restaurant)}>{t('again')}</ButtonLink>}
      {can_change && <ButtonLink href={reservationPath(code, 'zmien')}>{t('change')}</ButtonLink>}
      <Cluster>
        {isOn && (
          <ButtonLink href={reservationPath(code, 'kalendarz.ics')} variant="secondary" download>
            {t('calendar')}
          </ButtonLink>
        )}
        <ButtonLink href={directionsUrl(restaurant)} variant="secondary" target="_blank" rel="noopener noreferrer">
          {t('route')}
        </ButtonLink>
        {isOn && <ShareVisit reservation={reservation} />}
      </Cluster>
      <Cluster>
        <a href={`tel:${phone.replace(/\s/g, '')}`}>{t('call', { phone })}</a>
        {can_cancel && <a href={reservationPath(code, 'odwolaj')}>{t('cancel')}</a>}
        {isOn && (
          <a href={googleCalendarUrl(reservation)} target="_blank" rel="noopener noreferrer">
            {t('googleCalendar')}
          </a>
        )}
      </Cluster>
    </div>
  )
}
