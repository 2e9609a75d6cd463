import { openSpansFrom } from '@/lib/domain/ordering/availability/open-minutes'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { addDays, instantOf, type LocalDate, localDateOf } from '@/lib/domain/time/time'
import type { SoldOutPeriod } from './command-schema'

/** A night that ends after midnight belongs to the day on which it began, until 5 in the morning. */
export const NIGHT_ENDS = '05:00'
const NIGHT_HOURS = 5

/** The day of the evening that `now` belongs to. Contract C22. */
export function serviceDayOf(now: Date): LocalDate {
  return localDateOf(new Date(now.getTime() - NIGHT_HOURS * 3_600_000))
}

/** The end of that evening. */
export function serviceDayEnd(now: Date): Date {
  return instantOf(addDays(serviceDayOf(now), 1), NIGHT_ENDS)
}

/**
 * Until when something is sold out; `null` = until further notice. For this opening, or the evening where the restaurant is
 * closed; or until the first opening after this evening. Contract C23.
 */
export function soldOutUntil(period: SoldOutPeriod, hours: OpeningHours, now: Date): Date | null {
  if (period === 'further_notice') return null
  if (period === 'tomorrow') {
    const end = serviceDayEnd(now)
    return openSpansFrom(hours, end).next().value?.opensAt ?? end
  }
  const present = openSpansFrom(hours, now).next().value
  return present && present.opensAt <= now ? present.closesAt : serviceDayEnd(now)
}
