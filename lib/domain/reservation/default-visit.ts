import {
  isSeatingTime,
  lastSeatingMinutes,
  openMinuteRanges,
} from '@/lib/domain/reservation/availability/open-minute-ranges'
import { defaultSearch } from '@/lib/domain/reservation/availability/search'
import { slotsByDistance } from '@/lib/domain/reservation/availability/slot-grid'
import { stayMinutesFor } from '@/lib/domain/reservation/availability/stay'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { addDays, minutesOf } from '@/lib/domain/time/time'

const HALF_HOUR = 30

/** Days after tomorrow on which an open one is looked for: longer holidays are no default. */
const MOST_DAYS = 30

/**
 * The initial visit of a restaurant's page: two people, tomorrow or the next day on which diners are seated, 18:00 or
 * the nearest half hour with seating. Tomorrow at 18:00 where no day has any. Ledger L048, contract C37.
 */
export function defaultVisit(hours: OpeningHours, now: Date): Visit {
  const { date: tomorrow, time, partySize } = defaultSearch(now)
  const last = lastSeatingMinutes(hours, stayMinutesFor(partySize, null))
  for (let ahead = 0; ahead <= MOST_DAYS; ahead++) {
    const date = addDays(tomorrow, ahead)
    const stretches = openMinuteRanges(hours, date)
    if (isSeatingTime(stretches, minutesOf(time), last)) return { date, time, partySize }
    const nearest = slotsByDistance(time, HALF_HOUR).find(({ minutes }) => isSeatingTime(stretches, minutes, last))
    if (nearest) return { date, time: nearest.time, partySize }
  }
  return { date: tomorrow, time, partySize }
}
