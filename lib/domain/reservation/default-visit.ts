import {
  isSeatingTime,
  lastSeatingMinutes,
  type OpenMinutes,
  openMinuteRanges,
} from '@/lib/domain/reservation/availability/open-minute-ranges'
import { defaultSearch } from '@/lib/domain/reservation/availability/search'
import { slotsByDistance } from '@/lib/domain/reservation/availability/slot-grid'
import { stayMinutesFor } from '@/lib/domain/reservation/availability/visit-times'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { addDays, type LocalDate, minutesOf } from '@/lib/domain/time/time'

const HALF_HOUR = 30
const DAY_MINUTES = 24 * 60

/** Days of a calendar whose closed ones are told: as many as may be reserved ahead. */
const CALENDAR_DAYS = 180
/** Days after tomorrow on which an open one is looked for: longer holidays are no default. */
const MAX_DAYS = 30

/**
 * The initial visit of a restaurant's page: two people, tomorrow or the next day on which diners are seated, 18:00 or
 * the nearest half hour with seating. Tomorrow at 18:00 where no day has any. Ledger L048, contract C3.
 */
export function defaultVisit(hours: OpeningHours, now: Date): Visit {
  const { date: tomorrow, time, partySize } = defaultSearch(now)
  const last = lastSeatingMinutes(hours, stayMinutesFor(partySize, null))
  for (let ahead = 0; ahead <= MAX_DAYS; ahead++) {
    const date = addDays(tomorrow, ahead)
    const stretches = openMinuteRanges(hours, date)
    if (isSeatingTime(stretches, minutesOf(time), last)) return { date, time, partySize }
    const nearest = slotsByDistance(time, HALF_HOUR).find(({ minutes }) => isSeatingTime(stretches, minutes, last))
    if (nearest) return { date, time: nearest.time, partySize }
  }
  return { date: tomorrow, time, partySize }
}

/** The days from `from` on at which the restaurant is closed all day, for its calendar. Contract C3. */
export function closedDays(hours: OpeningHours, from: LocalDate): LocalDate[] {
  const days = Array.from({ length: CALENDAR_DAYS + 1 }, (_, ahead) => addDays(from, ahead))
  // The small hours after a night belong to the next day.
  const isOpenIn = (date: LocalDate) => openMinuteRanges(hours, date).some(isWithinDay)
  return days.filter((date) => intervalsOn(hours, date).length === 0 && !isOpenIn(date))
}

function isWithinDay({ fromMinutes, untilMinutes }: OpenMinutes): boolean {
  return fromMinutes < DAY_MINUTES && untilMinutes > 0
}
