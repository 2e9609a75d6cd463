import { useTranslations } from 'next-intl'
import { DayHours } from '@/components/restaurant-list/client/day-hours'
import { FreshFact } from '@/components/restaurant-list/client/fresh-fact'
import { FreshSlots } from '@/components/restaurant-list/client/fresh-slots'
import { RestaurantRow } from '@/components/restaurant-list/restaurant-row'
import { Badge } from '@/components/ui/badge'
import type { Search } from '@/lib/domain/reservation/availability/search'
import { hoursText } from '@/lib/domain/restaurant/hours/hours-text'
import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { nearestFreeTime, nearestSlots } from '@/lib/domain/search/nearest-slots'
import { noTableReasonOf } from '@/lib/domain/search/no-table-reason'
import type { Result } from '@/lib/domain/search/rank'
import { addDays } from '@/lib/domain/time/time'

type Props = Result & { search: Search; isFirst: boolean }

/** One restaurant of a city: its opening hours and free times for tomorrow. */
export function CityRow({ restaurant, availability, search, isFirst }: Props) {
  const t = useTranslations('search')
  const { id, slug, name, hours } = restaurant
  const { date } = search
  // A page cached over midnight shows the slots of the next tomorrow.
  const days = [date, addDays(date, 1)].map((day) => [day, hoursText(intervalsOn(hours, day))])
  const closed = t('noneReason.closed')
  const none = { closed, full: t('noneReason.full'), rule: t('noneReason.rule'), tooSoon: t('noneReason.rule') }
  return (
    <RestaurantRow
      restaurant={restaurant}
      href={restaurantPath(restaurant)}
      isFirst={isFirst}
      badge={!restaurant.partner && <Badge>{t('onRequest')}</Badge>}
      fact={
        <FreshFact
          id={restaurant.id}
          time={search.time}
          free={nearestFreeTime(availability, search.time)}
          text={t.raw('freeAt')}
        />
      }
      note={
        <Badge>
          <DayHours date={date} hours={Object.fromEntries(days)} />
        </Badge>
      }
    >
      <FreshSlots
        restaurant={{ id, slug, name }}
        search={search}
        slots={nearestSlots(availability, search.time).map(({ time, state }) => ({ time, state }))}
        reason={noTableReasonOf(availability).code}
        words={{ label: t('times'), request: t('request'), none, moreTimes: t('moreTimes') }}
      />
    </RestaurantRow>
  )
}
