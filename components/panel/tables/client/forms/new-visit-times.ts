import { calendarDateOf, NIGHT_ENDS } from '@/lib/domain/panel/board/service-day'
import type { FloorPlan } from '@/lib/domain/panel/tables/table-schema'
import { instantOf, isLocalDate, isLocalTime, type LocalTime, localTimeOf, minutesOf } from '@/lib/domain/time/time'

const QUARTER_MS = 15 * 60_000
const HALF_HOUR_MS = 30 * 60_000
/** Limit of the times shown as buttons, found at a glance; the field beside them takes any other. */
const MAX_OFFERED = 20

/**
 * The first quarter of an hour after `nowMs` at which a party can still be seated on that service day; `null`: none is
 * left, or it is closed. Contract C25.
 */
export function firstTime(nowMs: number, { open, last_seating_minutes: last }: FirstTimeDay): LocalTime | null {
  const next = Math.floor(nowMs / QUARTER_MS + 1) * QUARTER_MS
  const starts = open
    .map(({ from, until }) => ({
      ms: Math.max(next, Date.parse(from)),
      lastMs: Date.parse(until) - lastMsBefore(until),
    }))
    .find(({ ms, lastMs }) => ms <= lastMs)
  return starts ? localTimeOf(new Date(starts.ms)) : null

  // A restaurant that is open at the end of the service day closes later: the day is cut there.
  function lastMsBefore(until: string): number {
    return localTimeOf(new Date(until)) === NIGHT_ENDS ? 1 : last * 60_000
  }
}

type FirstTimeDay = Pick<FloorPlan, 'open' | 'last_seating_minutes'>

/** Is the restaurant closed at that time of the service day? `false` while the text is no day or no time. */
export function isClosedAt(day: string, time: string, open: FloorPlan['open']): boolean {
  if (!isLocalDate(day) || !isLocalTime(time)) return false
  const ms = instantOf(calendarDateOf(day, time), time).getTime()
  return !open.some(({ from, until }) => Date.parse(from) <= ms && ms < Date.parse(until))
}

/** The half hours of the evening's opening from `first` on, as `HH:MM`: telephone bookings mostly use one of them. */
export function offeredTimes(first: string, open: FloorPlan['open']): string[] {
  const all = open.flatMap(({ from, until }) => {
    const startsMs = Math.ceil(Date.parse(from) / HALF_HOUR_MS) * HALF_HOUR_MS
    const count = Math.max(0, Math.ceil((Date.parse(until) - startsMs) / HALF_HOUR_MS))
    return Array.from({ length: count }, (_, index) => localTimeOf(new Date(startsMs + index * HALF_HOUR_MS)))
  })
  return [...new Set(all)].filter((time) => eveningMinutes(time) >= eveningMinutes(first)).slice(0, MAX_OFFERED)
}

/** The evening ends at 5 in the morning: 0:30 comes after 23:30. */
function eveningMinutes(time: string): number {
  const minutes = minutesOf(time)
  return minutes < 5 * 60 ? minutes + 24 * 60 : minutes
}
