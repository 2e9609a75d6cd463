import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Reservation, ShownExtra } from '@/lib/domain/reservation/schema'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { splitWallTime } from '@/lib/domain/time/time'
import words from '@/messages/pl.json'
import styles from './confirmation.module.css'

const SHOWN_EXTRAS = Object.keys(words.confirmation.extras satisfies Record<ShownExtra, string>) as ShownExtra[]

/**
 * Details that a reservation's ticket leaves out; `isNew` adds the confirmation's recipient. Phone and e-mail are
 * masked by the server. Contract C2, C19.
 */
export function VisitDetails({ reservation, isNew = false }: { reservation: Reservation; isNew?: boolean }) {
  const t = useTranslations('confirmation')
  const { reserved_on, code, email, can_cancel } = reservation
  const { date, time } = splitWallTime(reserved_on)
  return (
    <dl className="stack-3 container">
      <ReservationExtras reservation={reservation} />
      {isNew && email && (
        <Row term={t('sent')}>{t(reservation.status === 'pending' ? 'sentPending' : 'sentConfirmed', { email })}</Row>
      )}
      {can_cancel && <Row term={t('cancelRule')}>{t('cancelUntil', { day: formatDay(date), time })}</Row>}
      <Row term={t('code')}>
        <strong className={`large numeric anywhere ${styles.code}`}>{code}</strong>
        <br />
        <span className="soft small">{t('codeHint')}</span>
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
      {SHOWN_EXTRAS.map(
        (name) =>
          extras[name] && (
            <Row key={name} term={t(`extras.${name}`)}>
              {extras[name]}
            </Row>
          ),
      )}
      {notes && <Row term={t('notes')}>{notes}</Row>}
    </>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className="soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
