import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { splitWallTime } from '@/lib/domain/time/time'
import styles from './confirmation.module.css'

/**
 * The reservation's details; `whole` adds those that only its own page shows. Phone and e-mail are masked by the
 * server. Contract C19.
 */
export function VisitDetails({ reservation, whole = false }: { reservation: Reservation; whole?: boolean }) {
  const t = useTranslations('confirmation')
  const { restaurant, reserved_on, guests_number: count, code } = reservation
  const { date, time } = splitWallTime(reserved_on)
  return (
    <dl className={styles.details}>
      <Row term={t('where')}>
        <a href={restaurantPath(restaurant)}>{restaurant.name}</a>
        <br />
        {restaurant.street} {restaurant.house}, {restaurant.city}
      </Row>
      <Row term={t('when')}>
        <strong>{t('whenText', { day: formatDay(date), time })}</strong>
      </Row>
      <Row term={t('people')}>{t('peopleCount', { count })}</Row>
      {whole && <ReservationExtras reservation={reservation} />}
      <Row term={t('code')}>
        <strong className={styles.code}>{code}</strong>
        <br />
        <span className={styles.soft}>{t('codeHint')}</span>
      </Row>
    </dl>
  )
}

function ReservationExtras({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('confirmation')
  const { customer_name, phone_number, email, notes_from_guest: notes, extras } = reservation
  return (
    <>
      <Row term={t('who')}>{customer_name}</Row>
      <Row term={t('contact')}>
        {phone_number}, {email}
      </Row>
      {extras.kids_number && <Row term={t('kids')}>{extras.kids_number}</Row>}
      {extras.area_preferences && <Row term={t('area')}>{extras.area_preferences}</Row>}
      {notes && <Row term={t('notes')}>{notes}</Row>}
    </>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
