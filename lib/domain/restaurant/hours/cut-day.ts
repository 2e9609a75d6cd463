import { NIGHT_ENDS } from '@/lib/domain/panel/board/service-day'
import type { Interval } from '@/lib/domain/restaurant/hours/schema'
import { type LocalTime, minutesOf } from '@/lib/domain/time/time'

const DAY_MINUTES = 1440

/**
 * Intervals of a day that closes at `from`: later ones are removed, one that lasts longer ends then. Null closes the
 * whole day. A time before `NIGHT_ENDS` belongs to the night after the day. Contract C41.
 */
export function cutDay(intervals: readonly Interval[], from: LocalTime | null): Interval[] {
  if (from === null) return []
  const end = minutesOf(from) + (from < NIGHT_ENDS ? DAY_MINUTES : 0)
  return intervals.flatMap(({ open, close }) => {
    const opensAt = minutesOf(open)
    const closesAt = minutesOf(close) + (minutesOf(close) <= opensAt ? DAY_MINUTES : 0)
    if (opensAt >= end) return []
    return [closesAt <= end ? { open, close } : { open, close: from }]
  })
}
