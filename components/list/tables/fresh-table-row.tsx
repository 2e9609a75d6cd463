import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { Result } from '@/lib/domain/list/tables/rank'
import { nearestFreeTime } from '@/lib/domain/list/tables/slots'
import type { Search } from '@/lib/domain/reservation/availability/search'
import { hoursText } from '@/lib/domain/restaurant/hours/hours-text'
import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { addDays } from '@/lib/domain/time/time'
import { DayHours, FreshFact } from '../client/fresh-facts'
import { RestaurantRow } from '../restaurant-row'
import { FreshTimes } from './fresh-times'

type Props = Result & { search: Search; isFirst: boolean }

/** Row of a city's restaurant: its opening hours and free times for tomorrow, replaced by newer answers. */
export function FreshTableRow({ restaurant, availability, search, isFirst }: Props) {
  const t = useTranslations('search')
  const { id, hours } = restaurant
  const { date, time } = search
  // A page cached over midnight shows the slots of the next tomorrow.
  const days = [date, addDays(date, 1)].map((day) => [day, hoursText(intervalsOn(hours, day))])
  return (
    <RestaurantRow
      restaurant={restaurant}
      href={restaurantPath(restaurant)}
      isFirst={isFirst}
      badge={!restaurant.partner && <Badge>{t('onRequest')}</Badge>}
      fact={<FreshFact id={id} time={time} free={nearestFreeTime(availability, time)} text={t.raw('freeAt')} />}
      note={
        <Badge>
          <DayHours date={date} hours={Object.fromEntries(days)} />
        </Badge>
      }
    >
      <FreshTimes restaurant={restaurant} availability={availability} search={search} />
    </RestaurantRow>
  )
}
