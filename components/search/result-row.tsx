import { useTranslations } from 'next-intl'
import { RestaurantRow } from '@/components/restaurant-list/restaurant-row'
import { SlotChips } from '@/components/restaurant-list/slot-chips'
import { Badge } from '@/components/ui/badge'
import { kmBetween } from '@/lib/domain/distance'
import { kmText } from '@/lib/domain/km-text'
import type { Search } from '@/lib/domain/reservation/availability/search'
import { hoursText } from '@/lib/domain/restaurant/hours/hours-text'
import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import { nearestFreeTime, nearestSlots } from '@/lib/domain/search/nearest-slots'
import { availabilityRankOf, type Result } from '@/lib/domain/search/rank'
import { slotPath } from '@/lib/domain/search/slot-path'
import { weekdayOf } from '@/lib/domain/time/time'
import type { Coordinates } from '@/lib/domain/wire'
import { WEEKDAYS_SHORT } from '@/messages/content/weekdays'
import { NoTable } from './no-table'

type Props = Result & {
  search: Search
  withCity: boolean
  isFirst: boolean
  /** Set where the list is sorted by the distance from there. */
  centre?: Coordinates | null
}

/** One restaurant of the results: its free times, or the reason why it has none with alternatives. */
export function ResultRow({ restaurant, availability, search, withCity, isFirst, centre }: Props) {
  const t = useTranslations('search')
  const rank = availabilityRankOf(availability)
  const hours = hoursText(intervalsOn(restaurant.hours, search.date))
  const words = { label: t('times'), request: t('request') }
  const time = nearestFreeTime(availability, search.time)
  const free = time && t('freeAt', { time })
  return (
    <RestaurantRow
      restaurant={restaurant}
      href={slotPath(restaurant, search)}
      withCity={withCity}
      isFirst={isFirst}
      badge={!restaurant.partner && <Badge>{t('onRequest')}</Badge>}
      fact={centre ? t('kmFromCentre', { km: kmText(kmBetween(centre, restaurant.address)) }) : free}
      note={<Badge>{`${WEEKDAYS_SHORT[weekdayOf(search.date)]} ${hours.toLocaleLowerCase('pl')}`}</Badge>}
    >
      {rank === 'none' ? (
        <NoTable restaurant={restaurant} availability={availability} search={search} />
      ) : (
        <SlotChips
          restaurant={restaurant}
          search={search}
          words={words}
          slots={nearestSlots(availability, search.time)}
        />
      )}
    </RestaurantRow>
  )
}
