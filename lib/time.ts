/** The one time zone of the product. */
export const TIME_ZONE = 'Europe/Warsaw'

/** A calendar day in Warsaw, `YYYY-MM-DD`. */
export type LocalDate = string
/** A wall-clock time in Warsaw, `HH:MM`; `24:00` only ever closes a day. */
export type LocalTime = string
/** The seed's wall-clock moment, `YYYY-MM-DD HH:MM:00`. */
export type WallTime = string

const HOUR_MS = 3_600_000
// Sweden writes `2026-11-27 18:00`. Built in, so that pages that only ask for the day send no date library.
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** The Warsaw calendar day of an instant. */
export function localDateOf(instant: Date): LocalDate {
  return wallClock.format(instant).slice(0, 10)
}

/** The Warsaw wall-clock time of an instant. */
export function localTimeOf(instant: Date): LocalTime {
  return wallClock.format(instant).slice(11, 16)
}

/**
 * The instant of a wall-clock time in Warsaw; the only conversion in the code base.
 * An hour that the clocks skip in March moves forward by that hour; one that they repeat in
 * October is the first of the two. `24:00` is midnight at the end of `date`.
 */
export function instantOf(date: LocalDate, time: LocalTime): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const asUtcMs = Date.UTC(year, month - 1, day, 0, minutesOf(time))
  const summer = new Date(asUtcMs - 2 * HOUR_MS)
  // Of two readings the summer one comes first; an hour that has none is read as winter's, which moves it forward.
  return wallMs(summer) === asUtcMs ? summer : new Date(asUtcMs - HOUR_MS)
}

/** ISO 8601 with Warsaw's offset at that instant: `2026-11-27T18:00:00+01:00`. */
export function isoWithOffset(instant: Date): string {
  const seconds = instant.toISOString().slice(17, 19)
  const offsetHours = Math.round((wallMs(instant) - instant.getTime()) / HOUR_MS)
  return `${localDateOf(instant)}T${localTimeOf(instant)}:${seconds}+${String(offsetHours).padStart(2, '0')}:00`
}

/** `YYYY-MM-DD HH:MM:00`, as `reserved_on` carries it. Ledger L097. */
export function wallTime(date: LocalDate, time: LocalTime): WallTime {
  return `${date} ${time}:00`
}

/** Day and time of a wall time; seconds are dropped. */
export function splitWallTime(value: WallTime): { date: LocalDate; time: LocalTime } {
  return { date: value.slice(0, 10), time: value.slice(11, 16) }
}

/** Calendar arithmetic on days; `days` may be negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

/** 0 = Monday … 6 = Sunday. Ledger L086. */
export function weekdayOf(date: LocalDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
}

/** Minutes since midnight of a wall-clock time. */
export function minutesOf(time: LocalTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** `HH:MM` of minutes since midnight, by arithmetic, since DST days have other lengths. Ledger L222. */
export function timeOfMinutes(minutes: number): LocalTime {
  const inDay = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/** Is it a real calendar day of our age (1000–2999), written `YYYY-MM-DD`? Around year 9999 neither side can count on. */
export function isLocalDate(value: string): value is LocalDate {
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(value) && addDays(value, 0) === value
}

/** Is it a wall-clock time from 00:00 to 23:59? */
export function isLocalTime(value: string): value is LocalTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}

// The clock's reading, as if it were UTC; seconds are dropped.
function wallMs(instant: Date): number {
  return Date.parse(`${wallClock.format(instant).replace(' ', 'T')}:00Z`)
}
