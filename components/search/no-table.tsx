import { useTranslations } from 'next-intl'
import { ChipLink } from '@/components/ui/chip/chip-link'
import type { Search } from '@/lib/domain/reservation/availability/search'
import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { noTableReasonOf } from '@/lib/domain/search/no-table-reason'
import type { Result } from '@/lib/domain/search/rank'
import { slotPath } from '@/lib/domain/search/slot-path'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { joinPath } from '@/lib/domain/waitlist/paths'
import styles from './notes.module.css'

type Props = Result & { search: Search }

/** Why there is no table at that time, and the restaurant's other times and days. */
export function NoTable({ restaurant, availability, search }: Props) {
  const t = useTranslations('search')
  const reason = noTableReasonOf(availability)
  const { times, dates } = availability.alternatives
  const isShut = reason.code === 'closed' && intervalsOn(restaurant.hours, search.date).length === 0
  const text = 'text' in reason ? reason.text : t(`reason.${isShut ? 'shut' : reason.code}`, { time: search.time })
  return (
    <>
      <p className={styles.reason}>{text}</p>
      <div className={styles.alternatives}>
        {times.slice(0, 2).map((time) => (
          <ChipLink key={time} kind="plain" href={slotPath(restaurant, search, time)}>
            {time}
          </ChipLink>
        ))}
        {dates.slice(0, times.length > 0 ? 1 : 2).map((date) => (
          <ChipLink key={date} kind="plain" href={slotPath(restaurant, { ...search, date })}>
            {formatDayShort(date)}
          </ChipLink>
        ))}
        {availability.state === 'full' && (
          <ChipLink kind="plain" rel="nofollow" href={joinPath(restaurantPath(restaurant), search)}>
            {t('waitlist')}
          </ChipLink>
        )}
      </div>
    </>
  )
}
