import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns/format'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { CALENDAR_WORDS } from '@/messages/content/calendar-words'

const LINE_OCTETS = 75
const utf8 = new TextEncoder()

/** Properties of a file sent by e-mail: a later file of the same visit replaces earlier ones. */
interface EmailedCalendar {
  method: 'PUBLISH' | 'CANCEL'
  sequence: number
  organizer: { name: string; email: string }
}

/**
 * An iCalendar file (RFC 5545) with the visit in UTC. `url` is the reservation's absolute address. The UID is made of
 * the restaurant and the time of creation: it survives a change of time and does not reveal the code. Contract C19.
 */
export function calendarFile(reservation: Reservation, url: string, now: Date, mailed?: EmailedCalendar): string {
  const { restaurant } = reservation
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nakryte//Rezerwacje//PL',
    `METHOD:${mailed?.method ?? 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uidOf(reservation)}`,
    ...(mailed ? [`SEQUENCE:${mailed.sequence}`, organizerOf(mailed)] : []),
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(reservation.starts_at))}`,
    `DTEND:${utc(new Date(reservation.ends_at))}`,
    `SUMMARY:${escaped(CALENDAR_WORDS.summary(restaurant.name))}`,
    `LOCATION:${escaped(`${restaurant.name}, ${restaurant.street} ${restaurant.house}, ${restaurant.city}`)}`,
    `GEO:${restaurant.lat};${restaurant.lng}`,
    `DESCRIPTION:${escaped(CALENDAR_WORDS.description(reservation.guests_number, restaurant.phone))}`,
    `URL:${url.replace(/[\r\n]/g, '')}`,
    `STATUS:${statusOf(reservation)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

// The same on every host, so that an e-mailed file and the page's file are one entry.
function uidOf({ restaurant, created_at }: Reservation): string {
  return `restaurant-${restaurant.id}-${new Date(created_at).getTime()}@nakryte`
}

function organizerOf({ organizer: { name, email } }: EmailedCalendar): string {
  return `ORGANIZER;CN="${name.replace(/["\p{Cc}]/gu, '')}":mailto:${email}`
}

function statusOf({ status, cancelled_at }: Reservation): string {
  if (cancelled_at || status === 'declined') return 'CANCELLED'
  return status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'
}

function utc(instant: Date): string {
  return format(new TZDate(instant, 'UTC'), "yyyyMMdd'T'HHmmss'Z'")
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

// Lines are measured in octets. A Polish letter has two that must stay together; the leading space of a continuation
// counts.
function folded(line: string): string {
  let octets = 0
  return [...line].reduce((text, character) => {
    const size = utf8.encode(character).length
    const fits = octets + size <= LINE_OCTETS
    octets = fits ? octets + size : 1 + size
    return fits ? text + character : `${text}\r\n ${character}`
  }, '')
}
