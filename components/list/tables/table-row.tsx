import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { kmBetween } from '@/lib/domain/distance'
import { kmText } from '@/lib/domain/km-text'
import type { ListSort } from '@/lib/domain/list/list-kind'
import type { MeasuredFrom } from '@/lib/domain/list/tables/measured-from'
import { availabilityRankOf, type Result } from '@/lib/domain/list/tables/rank'
import { nearestFreeTime, nearestSlots, noTableReasonOf, slotPath } from '@/lib/domain/list/tables/slots'
import type { Search } from '@/lib/domain/reservation/availability/search'
import { hoursText } from '@/lib/domain/restaurant/hours/hours-text'
import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { weekdayOf } from '@/lib/domain/time/time'
import { joinPath } from '@/lib/domain/waitlist/paths'
import { WEEKDAYS_SHORT } from '@/messages/content/weekdays'
import styles from '../list.module.css'
import { RestaurantRow } from '../restaurant-row'
import { SlotChips } from './slot-chips'

type Props = Result & { search: Search; isFirst: boolean }

/** One restaurant of the results: its free times, or the reason why it has none with alternatives. */
export function TableRow({
  restaurant,
  availability,
  search,
  withCity,
  isFirst,
  sort,
  from,
}: Props & {
  withCity: boolean
  sort: ListSort<'reservations'>
  /** Origin of the distances shown in rows. */
  from?: MeasuredFrom | null
}) {
  const t = useTranslations('search')
  const hours = hoursText(intervalsOn(restaurant.hours, search.date))
  const time = nearestFreeTime(availability, search.time)
  // The requested hour would be in every row: only a different one is shown.
  const free = time && time !== search.time && t('freeAt', { time })
  const km = from && kmText(kmBetween(from.point, restaurant.address))
  const isNearestFirst = sort === 'najblizej'
  return (
    <RestaurantRow
      restaurant={restaurant}
      href={slotPath(restaurant, search)}
      withCity={withCity}
      isFirst={isFirst}
      badge={!restaurant.partner && <Badge>{t('onRequest')}</Badge>}
      fact={km && isNearestFirst ? t(from.kind === 'address' ? 'kmFromAddress' : 'kmFromCentre', { km }) : free}
      note={
        <>
          {km && !isNearestFirst && <Badge>{t('km', { km })}</Badge>}
          <Badge>{`${WEEKDAYS_SHORT[weekdayOf(search.date)]} ${hours.toLocaleLowerCase('pl')}`}</Badge>
        </>
      }
    >
      {availabilityRankOf(availability) === 'none' ? (
        <NoTable restaurant={restaurant} availability={availability} search={search} />
      ) : (
        <SlotChips
          restaurant={restaurant}
          search={search}
          words={{ label: t('times'), request: t('request') }}
          slots={nearestSlots(availability, search.time)}
        />
      )}
    </RestaurantRow>
  )
}

/** Reason why there is no table at that time, and the restaurant's other times and days. */
function NoTable({ restaurant, availability, search }: Omit<Props, 'isFirst'>) {
  const t = useTranslations('search')
  const reason = noTableReasonOf(availability)
  const { times, dates } = availability.alternatives
  const isShut = reason.code === 'closed' && intervalsOn(restaurant.hours, search.date).length === 0
  const text = 'text' in reason ? reason.text : t(`reason.${isShut ? 'shut' : reason.code}`, { time: search.time })
  return (
    <>
      <p className="small">{text}</p>
      <div className={`row-2 centred ${styles.alternatives}`}>
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
