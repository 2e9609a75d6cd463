import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { Result } from '@/lib/domain/list/tables/rank'
import { nearestFreeTime, nearestSlots, noTableReasonOf } from '@/lib/domain/list/tables/slots'
import type { Search } from '@/lib/domain/reservation/availability/search'
import { hoursText } from '@/lib/domain/restaurant/hours/hours-text'
import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { addDays } from '@/lib/domain/time/time'
import { DayHours, FreshFact } from '../client/fresh-facts'
import { FreshSlots } from '../client/fresh-slots'
import { RestaurantRow } from '../restaurant-row'

type Props = Result & { search: Search; isFirst: boolean }

/** One restaurant of a city: its opening hours and free times for tomorrow, which follow newer answers. */
export function FreshTableRow({ restaurant, availability, search, isFirst }: Props) {
  const t = useTranslations('search')
  const { id, slug, name, hours } = restaurant
  const { date, time } = search
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
      fact={<FreshFact id={id} time={time} free={nearestFreeTime(availability, time)} text={t.raw('freeAt')} />}
      note={
        <Badge>
          <DayHours date={date} hours={Object.fromEntries(days)} />
        </Badge>
      }
    >
      <FreshSlots
        restaurant={{ id, slug, name }}
        search={search}
        slots={nearestSlots(availability, time).map((slot) => ({ time: slot.time, state: slot.state }))}
        reason={noTableReasonOf(availability).code}
        words={{ label: t('times'), request: t('request'), none, moreTimes: t('moreTimes') }}
      />
    </RestaurantRow>
  )
}
