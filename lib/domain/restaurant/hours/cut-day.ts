import type { Interval } from '@/lib/domain/restaurant/hours/schema'
import { type LocalTime, minutesOf } from '@/lib/domain/time/time'

const DAY_MINUTES = 1440

/**
 * Intervals of a day that closes at `from`: later ones are removed, one that lasts longer ends then. Null closes the
 * whole day. A time before `nightEnds` belongs to the night after the day. Contract C41.
 */
export function cutDay(intervals: readonly Interval[], from: LocalTime | null, nightEnds: LocalTime): Interval[] {
  if (from === null) return []
  const end = minutesOf(from) + (from < nightEnds ? DAY_MINUTES : 0)
  return intervals.flatMap(({ open, close }) => {
    const opensAt = minutesOf(open)
    const closesAt = minutesOf(close) + (minutesOf(close) <= opensAt ? DAY_MINUTES : 0)
    if (opensAt >= end) return []
    return [closesAt <= end ? { open, close } : { open, close: from }]
  })
}
