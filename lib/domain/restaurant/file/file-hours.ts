import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import type { RestaurantFile } from './schema'

/** The hours of a file as stored and sent: unset values are absent. Contract C0, C33. */
export function hoursOfFile({
  week,
  exceptions,
  kitchen,
  lastOrderMinutes,
  lastSeatingMinutes,
}: RestaurantFile['hours']): OpeningHours {
  return {
    week,
    exceptions,
    ...(kitchen && { kitchen }),
    ...(lastOrderMinutes !== null && { last_order_minutes: lastOrderMinutes }),
    ...(lastSeatingMinutes !== null && { last_seating_minutes: lastSeatingMinutes }),
  }
}

/** The inverse of `hoursOfFile`. */
export function fileHoursOf(hours: OpeningHours): RestaurantFile['hours'] {
  return {
    week: hours.week,
    exceptions: hours.exceptions,
    kitchen: hours.kitchen ?? null,
    lastOrderMinutes: hours.last_order_minutes ?? null,
    lastSeatingMinutes: hours.last_seating_minutes ?? null,
  }
}
