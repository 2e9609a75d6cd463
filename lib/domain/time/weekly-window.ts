import { type LocalTime, localDateOf, localTimeOf, minutesOf, weekdayOf } from '@/lib/domain/time/time'

/**
 * Hours of some weekdays by Warsaw's wall clock. `days`: 0 = Monday, null = every day. `to` is exclusive; at or before
 * `from` it is on the next day, and the window belongs to the day on which it begins.
 */
export type WeeklyWindow = { days: number[] | null; from: LocalTime; to: LocalTime }

/**
 * Does the instant lie in the window, by the wall clock alone? An hour repeated in October lies in it twice, one
 * skipped in March never.
 */
export function isInWindow({ days, from, to }: WeeklyWindow, instant: Date): boolean {
  const clock = minutesOf(localTimeOf(instant))
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const crossesMidnight = end <= start
  const isAfterMidnight = crossesMidnight && clock < end
  if (crossesMidnight ? clock < start && !isAfterMidnight : clock < start || end <= clock) return false
  const weekday = weekdayOf(localDateOf(instant))
  return !days || days.includes(isAfterMidnight ? (weekday + 6) % 7 : weekday)
}
