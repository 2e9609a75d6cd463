import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { calendarPath } from '@/components/ui/icons/calendar'
import { closePath } from '@/components/ui/icons/close'
import { pencilPath } from '@/components/ui/icons/pencil'
import { pinPath } from '@/components/ui/icons/pin'
import { PhoneLink } from '@/components/ui/phone-link'
import { reservationPath } from '@/lib/domain/reservation/paths'
import { restaurantPageOf } from '@/lib/domain/reservation/restaurant-page'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { directionsUrl } from '@/lib/domain/restaurant/directions-url'
import { formatDay, nearDay } from '@/lib/domain/time/dates-pl'
import { localDateOf, splitWallTime } from '@/lib/domain/time/time'
import styles from './visit-ticket.module.css'

type Props = {
  reservation: Reservation
  isOn: boolean
  now: Date
  /** The brand's name, for print. */
  brand: string
}

/** A visit at a glance: the hour largest, then the day, people and place, and four actions in one row. Contract C2. */
export function VisitTicket({ reservation, isOn, now, brand }: Props) {
  const t = useTranslations('confirmation')
  const { restaurant, reserved_on, guests_number: count, code, can_change, can_cancel } = reservation
  const { date, time } = splitWallTime(reserved_on)
  const page = restaurantPageOf(restaurant)
  const near = nearDay(date, localDateOf(now))
  return (
    <section className={styles.ticket} aria-label={t('visit')} data-keep={isOn ? reservation.ends_at : undefined}>
      <p className={styles.brand}>{brand}</p>
      {/* Shown by the service worker, in its copy for use offline. */}
      {isOn && (
        <p className={`soft small whole-line ${styles.offline}`} data-offline="" hidden>
          {t('offline')}
        </p>
      )}
      <p className={styles.hour}>
        <time dateTime={`${date}T${time}`}>{time}</time>
      </p>
      <p className={styles.day}>
        {near && isOn ? `${near}, ` : ''}
        {formatDay(date)}
      </p>
      <p className="bold">{t('peopleCount', { count })}</p>
      <p className={styles.place}>
        {page ? <a href={page}>{restaurant.name}</a> : restaurant.name}
        <br />
        {restaurant.street} {restaurant.house}, {restaurant.city}
        <br />
        <PhoneLink phone={restaurant.phone} />
      </p>
      <ul className={`unprinted stack-2 whole-line ${styles.actions}`}>
        {can_change && (
          <Action href={reservationPath(code, 'zmien')} icon={pencilPath} name={t('change')}>
            {t('actions.change')}
          </Action>
        )}
        {can_cancel && (
          <Action href={reservationPath(code, 'odwolaj')} icon={closePath} name={t('cancel')}>
            {t('actions.cancel')}
          </Action>
        )}
        <Action href={directionsUrl(restaurant)} icon={pinPath} isOutside>
          {t('actions.route')}
        </Action>
        {isOn && (
          <Action href={reservationPath(code, 'kalendarz.ics')} icon={calendarPath} isDownload>
            {t('actions.calendar')}
          </Action>
        )}
      </ul>
    </section>
  )
}

type ActionProps = {
  href: string
  icon: string
  /** Accessible name that begins with the visible word. */
  name?: string
  isOutside?: boolean
  isDownload?: boolean
  children: ReactNode
}

function Action({ href, icon, name, isOutside, isDownload, children }: ActionProps) {
  return (
    <li>
      <a
        href={href}
        className={`middle outlined dark smaller semibold plain-link ${styles.action}`}
        aria-label={name}
        download={isDownload}
        target={isOutside ? '_blank' : undefined}
        rel={isOutside ? 'noopener noreferrer' : undefined}
      >
        <Icon path={icon} size={20} className="accent" />
        {children}
      </a>
    </li>
  )
}
