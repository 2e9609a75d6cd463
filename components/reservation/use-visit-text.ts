import { useTranslations } from 'next-intl'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { splitWallTime } from '@/lib/domain/time/time'

type Visit = Pick<Reservation, 'reserved_on' | 'guests_number'>

/** "piątek, 27 listopada, 18:30, 2 osoby". */
export function useVisitText(): (visit: Visit) => string {
  const t = useTranslations('confirmation')
  return ({ reserved_on, guests_number: count }) => {
    const { date, time } = splitWallTime(reserved_on)
    return `${t('whenText', { day: formatDay(date), time })}, ${t('peopleCount', { count })}`
  }
}
