import { memo } from '@/lib/domain/memo'

/** The one time zone of the product. */
export const TIME_ZONE = 'Europe/Warsaw'

/** A calendar day in Warsaw, `YYYY-MM-DD`. */
export type LocalDate = string
/** A wall-clock time in Warsaw, `HH:MM`; `24:00` is used only as the end of a day. */
export type LocalTime = string
/** The seed's wall-clock moment, `YYYY-MM-DD HH:MM:00`. */
export type WallTime = string

const HOUR_MS = 3_600_000
/** The Warsaw calendar day of an instant. */
export function localDateOf(instant: Date): LocalDate {
  return wallClock(instant).slice(0, 10)
}

/** The Warsaw wall-clock time of an instant. */
export function localTimeOf(instant: Date): LocalTime {
  return wallClock(instant).slice(11, 16)
}

/**
 * The instant of a wall-clock time in Warsaw; the only such conversion in the code base. An hour skipped in March moves
 * forward by one hour; an hour repeated in October is the first of the two. `24:00` is midnight at the end of `date`.
 */
export function instantOf(date: LocalDate, time: LocalTime): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const asUtcMs = Date.UTC(year, month - 1, day, 0, minutesOf(time))
  const summer = new Date(asUtcMs - 2 * HOUR_MS)
  // Among two possible instants the summer one is first; a skipped hour is read as winter time, which moves it forward.
  return offsetHours(summer) === 2 ? summer : new Date(asUtcMs - HOUR_MS)
}

/** ISO 8601 with Warsaw's offset at that instant: `2026-11-27T18:00:00+01:00`. */
export function isoWithOffset(instant: Date): string {
  return `${wallClock(instant).slice(0, 19)}+0${offsetHours(instant)}:00`
}

/** `YYYY-MM-DD HH:MM:00`, the format of `reserved_on`. Ledger L097. */
export function wallTime(date: LocalDate, time: LocalTime): WallTime {
  return `${date} ${time}:00`
}

/** Day and time of a wall time; seconds are dropped. */
export function splitWallTime(value: WallTime): { date: LocalDate; time: LocalTime } {
  return { date: value.slice(0, 10), time: value.slice(11, 16) }
}

/** Adds calendar days; `days` may be negative. Cached: a list needs the same few days for each of its restaurants. */
export const addDays = memo((date: LocalDate, days: number): LocalDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
})

/** 0 = Monday … 6 = Sunday. Ledger L086. */
export function weekdayOf(date: LocalDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
}

/** Minutes since midnight of a wall-clock time. Called thousands of times for a list page, so it builds no array. */
export function minutesOf(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** `HH:MM` of minutes since midnight. Computed without dates, because DST days have other lengths. Ledger L222. */
export function timeOfMinutes(minutes: number): LocalTime {
  const inDay = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/**
 * Is it a real calendar day of the years 1000–2999, written `YYYY-MM-DD`? The limit excludes years that browser and
 * server treat differently.
 */
export function isLocalDate(value: string): value is LocalDate {
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(value) && addDays(value, 0) === value
}

/** Is the day of a wall time a real one? */
export function hasLocalDate(value: WallTime): boolean {
  return isLocalDate(splitWallTime(value).date)
}

/** Is it a wall-clock time from 00:00 to 23:59? */
export function isLocalTime(value: string): value is LocalTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}

/** The wall clock as `YYYY-MM-DDTHH:MM:SS.mmmZ`, as if Warsaw were at UTC. */
function wallClock(instant: Date): string {
  const ms = instant.getTime()
  if (lastRead.ms !== ms) lastRead = { ms, text: new Date(ms + offsetHours(instant) * HOUR_MS).toISOString() }
  return lastRead.text
}

// Cached: a list needs the present day for each restaurant.
let lastRead = { ms: Number.NaN, text: '' }

// Directive 2000/84/EC: summer time from the last Sunday of March to the last of October, 01:00 UTC each. Computed,
// because `Intl` formatters take microseconds per call and used most CPU time of pages with many days and slots.
function offsetHours(instant: Date): 1 | 2 {
  const ms = instant.getTime()
  const year = instant.getUTCFullYear()
  if (summerTime.year !== year) summerTime = { year, startMs: changeMs(year, 2), endMs: changeMs(year, 9) }
  return ms >= summerTime.startMs && ms < summerTime.endMs ? 2 : 1
}

let summerTime = { year: Number.NaN, startMs: 0, endMs: 0 }

// March and October both have 31 days.
function changeMs(year: number, month: number): number {
  return Date.UTC(year, month, 31 - new Date(Date.UTC(year, month, 31)).getUTCDay(), 1)
}
