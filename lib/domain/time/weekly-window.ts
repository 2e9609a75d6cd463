import { type LocalTime, localDateOf, localTimeOf, minutesOf, weekdayOf } from '@/lib/domain/time/time'

/**
 * Hours of some weekdays by Warsaw's wall clock. `days`: 0 = Monday, null = every day. `to` is exclusive; at or before `from` it
 * is on the next day, and such hours belong to the day they begin on.
 */
export type WeeklyWindow = { days: number[] | null; from: LocalTime; to: LocalTime }

/**
 * Does the instant lie in the window? By the wall clock alone: an hour that October repeats lies in it twice, one that March
 * skips never.
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
