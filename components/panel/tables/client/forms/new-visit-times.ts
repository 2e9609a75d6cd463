import type { FloorPlan } from '@/lib/domain/panel/tables/table-schema'
import { localTimeOf, minutesOf, timeOfMinutes } from '@/lib/domain/time/time'

const HALF_HOUR_MS = 30 * 60_000
/** Limit of the times shown as buttons, found at a glance; the field beside them takes any other. */
const MAX_OFFERED = 20

/** The next quarter of an hour tonight, before the evening ends; the opening of another day. */
export function firstTime(nowMs: number, isToday: boolean, opens: string | undefined): string {
  if (isToday) {
    const now = localTimeOf(new Date(nowMs))
    const next = timeOfMinutes(Math.ceil((minutesOf(now) + 1) / 15) * 15)
    return now < '05:00' && next >= '05:00' ? '04:59' : next
  }
  return opens ? localTimeOf(new Date(opens)) : '18:00'
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
