import { useTranslations } from 'next-intl'
import { FreshSlots } from '@/components/restaurant-list/fresh-slots'
import { RestaurantRow } from '@/components/restaurant-list/restaurant-row'
import { TodayHours } from '@/components/restaurant-list/today-hours'
import { Badge } from '@/components/ui/badge'
import type { Search } from '@/lib/availability/search'
import { hoursText } from '@/lib/hours/hours-text'
import { intervalsOn } from '@/lib/hours/intervals'
import { restaurantPath } from '@/lib/restaurant/slug'
import type { Result } from '@/lib/search/rank'
import { reasonOf } from '@/lib/search/reason'
import { nearestSlots } from '@/lib/search/slot-choice'
import { addDays, localDateOf } from '@/lib/time'

type Props = Result & { search: Search; now: Date; isFirst: boolean }

/** One restaurant of a city: today's hours, tomorrow's free times. */
export function CityRow({ restaurant, availability, search, now, isFirst }: Props) {
  const t = useTranslations('search')
  const { id, slug, name, hours } = restaurant
  const today = localDateOf(now)
  const days = [today, addDays(today, 1)].map((date) => ({ date, hours: hoursText(intervalsOn(hours, date)) }))
  const closed = t('noneThen.closed')
  const none = { closed, full: t('noneThen.full'), rule: t('noneThen.rule'), tooSoon: t('noneThen.rule') }
  return (
    <RestaurantRow
      restaurant={restaurant}
      href={restaurantPath(restaurant)}
      isFirst={isFirst}
      badge={!restaurant.partner && <Badge>{t('onRequest')}</Badge>}
      note={<TodayHours days={days} />}
    >
      <FreshSlots
        restaurant={{ id, slug, name }}
        search={search}
        slots={nearestSlots(availability, search.time).map(({ time, state }) => ({ time, state }))}
        reason={reasonOf(availability).code}
        words={{ label: t('times'), request: t('request'), none, look: t('look') }}
      />
    </RestaurantRow>
  )
}
