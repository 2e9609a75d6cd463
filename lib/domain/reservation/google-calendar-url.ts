import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns/format'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { CALENDAR_WORDS } from '@/messages/content/calendar-words'

/**
 * Opens the visit as a new entry in Google's calendar. It contains only place, time and party size: the reservation's
 * address is a key and is not shared. Contract C19.
 */
export function googleCalendarUrl({ restaurant, starts_at, ends_at, guests_number }: Reservation): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: CALENDAR_WORDS.summary(restaurant.name),
    dates: `${utc(starts_at)}/${utc(ends_at)}`,
    details: CALENDAR_WORDS.description(guests_number, restaurant.phone),
    location: `${restaurant.name}, ${restaurant.street} ${restaurant.house}, ${restaurant.city}`,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

function utc(instant: string): string {
  return format(new TZDate(new Date(instant), 'UTC'), "yyyyMMdd'T'HHmmss'Z'")
}
