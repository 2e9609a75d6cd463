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
import { minutesOf } from '@/lib/domain/time/time'

const HALF_HOUR = 30

/** The initial visit of a restaurant's page: two people, tomorrow, 18:00, or the nearest half hour with seating. */
export function defaultVisit(hours: OpeningHours, now: Date): Visit {
  const { date, time, partySize } = defaultSearch(now)
  const stretches = openMinuteRanges(hours, date)
  const last = lastSeatingMinutes(hours, stayMinutesFor(partySize, null))
  if (isSeatingTime(stretches, minutesOf(time), last)) return { date, time, partySize }
  const nearest = slotsByDistance(time, HALF_HOUR).find(({ minutes }) => isSeatingTime(stretches, minutes, last))
  return { date, time: nearest?.time ?? time, partySize }
}
