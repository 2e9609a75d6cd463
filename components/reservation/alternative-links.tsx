import { useTranslations } from 'next-intl'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { visitPath } from '@/lib/domain/reservation/paths'
import { restaurantPageOf } from '@/lib/domain/reservation/restaurant-page'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { splitWallTime } from '@/lib/domain/time/time'
import styles from './confirmation.module.css'

/** The restaurant's alternatives: each links to its form with the visit filled in. Contract C2. */
export function AlternativeLinks({ reservation: { alternatives, restaurant } }: { reservation: Reservation }) {
  const t = useTranslations('confirmation')
  const page = restaurantPageOf(restaurant)
  if (!page || alternatives.length === 0) return null
  return (
    <div className="unprinted">
      <h2 className={styles.subtitle}>{t('alternatives')}</h2>
      <ChipList label={t('alternatives')}>
        {alternatives.map(({ reserved_on, guests_number: count }) => {
          const { date, time } = splitWallTime(reserved_on)
          const visit = { visitDate: date, visitTime: time, peopleAmount: String(count) }
          return (
            <ChipLink
              key={reserved_on}
              href={`${visitPath(page, visit)}#rezerwacja`}
              note={`${formatDayShort(date)}, ${t('peopleCount', { count })}`}
            >
              {time}
            </ChipLink>
          )
        })}
      </ChipList>
    </div>
  )
}
