import { isSeatingTime, openMinuteRanges } from '@/lib/availability/open-stretches'
import { defaultSearch } from '@/lib/availability/search'
import { slotsByDistance } from '@/lib/availability/slot-grid'
import { stayMinutesFor } from '@/lib/availability/stay'
import type { OpeningHours } from '@/lib/hours/schema'
import type { Visit } from '@/lib/reservation/kept-draft'
import { minutesOf } from '@/lib/time'

const HALF_HOUR = 30

/** What a restaurant's page shows at first: two people, tomorrow, 18:00, or the nearest half hour that is within its day. */
export function defaultVisit(hours: OpeningHours, now: Date): Visit {
  const { date, time, partySize } = defaultSearch(now)
  const stretches = openMinuteRanges(hours, date)
  const stay = stayMinutesFor(partySize, null)
  if (isSeatingTime(stretches, minutesOf(time), stay)) return { date, time, partySize }
  const nearest = slotsByDistance(time, HALF_HOUR).find(({ minutes }) => isSeatingTime(stretches, minutes, stay))
  return { date, time: nearest?.time ?? time, partySize }
}
