import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { calendarPath } from '@/components/ui/icons/calendar'
import { pinPath } from '@/components/ui/icons/pin'
import { Card } from '@/components/ui/layout/card'
import { Cluster } from '@/components/ui/layout/cluster'
import { Wrap } from '@/components/ui/layout/wrap'
import { googleCalendarUrl } from '@/lib/domain/reservation/google-calendar-url'
import { reservationPath } from '@/lib/domain/reservation/paths'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { isVisitOver, visibleState } from '@/lib/domain/reservation/visible-state'
import { directionsUrl } from '@/lib/domain/restaurant/directions-url'
import { AlternativeLinks } from './alternative-links'
import styles from './confirmation.module.css'
import { ShareVisit } from './share-visit'
import { StateBanner } from './state-banner'
import { VisitDetails } from './visit-details'

/** The page after a reservation: its state, its details, and the calendar file. Ledger L072. */
export function ConfirmationCard({ reservation, now }: { reservation: Reservation; now: Date }) {
  const t = useTranslations('confirmation')
  const { code, restaurant } = reservation
  const state = visibleState(reservation)
  const isOn = (state === 'confirmed' || state === 'pending') && !isVisitOver(reservation, now)
  return (
    <Wrap narrow className={styles.page}>
      <Card padded={false} depth="raised">
        <StateBanner reservation={reservation} now={now} eyebrow={isOn ? t('title') : undefined} />
        <div className={styles.body}>
          <VisitDetails reservation={reservation} isNew={isOn} />
          <AlternativeLinks reservation={reservation} />
          <Cluster data-print="hidden">
            {isOn && (
              <ButtonLink href={reservationPath(code, 'kalendarz.ics')} download>
                <Icon path={calendarPath} size={20} />
                {t('calendar')}
              </ButtonLink>
            )}
            <ButtonLink href={directionsUrl(restaurant)} variant="secondary" target="_blank" rel="noopener noreferrer">
              <Icon path={pinPath} size={20} />
              {t('route')}
            </ButtonLink>
            {isOn && <ShareVisit reservation={reservation} />}
          </Cluster>
          <Cluster data-print="hidden">
            <a href={reservationPath(code)}>{t('manage')}</a>
            {isOn && (
              <a href={googleCalendarUrl(reservation)} target="_blank" rel="noopener noreferrer">
                {t('googleCalendar')}
              </a>
            )}
          </Cluster>
        </div>
      </Card>
    </Wrap>
  )
}
