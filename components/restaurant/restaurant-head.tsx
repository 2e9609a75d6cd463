import { useMessages, useTranslations } from 'next-intl'
import { FactsLine } from '@/components/ui/layout/facts-line'
import { trueHoursText } from '@/lib/domain/restaurant/hours/hours-text'
import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import { upcomingOpenings } from '@/lib/domain/restaurant/hours/upcoming-openings'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { bindLetters } from '@/lib/domain/text/bind-short-words'
import { addDays, localDateOf } from '@/lib/domain/time/time'
import { OpenState } from './client/open-state'
import { priceText } from './price-text'

const DAYS = 3

/** Name, cuisines, price level, opening state. */
export function RestaurantHead({ restaurant, now }: { restaurant: Restaurant; now: Date }) {
  const t = useTranslations('search')
  const { name, cuisines, city, hours } = restaurant
  const days = Array.from({ length: DAYS }, (_, day) => addDays(localDateOf(now), day))
  return (
    <div className="stack-1">
      <h1 className="title-l" data-place="name">
        {bindLetters(name)}
      </h1>
      <FactsLine className="soft small" facts={[...cuisines, city.name, priceText(restaurant, t)]} />
      <OpenState
        words={useMessages().restaurant.state}
        openings={upcomingOpenings(hours, now)}
        hoursOn={Object.fromEntries(days.map((date) => [date, trueHoursText(intervalsOn(hours, date))]))}
        renderedAtMs={now.getTime()}
      />
    </div>
  )
}
