import type { OrderDay } from '@/lib/order/order-times'
import { instantOf } from '@/lib/time'

/** What is left of the times as the page grows old: none nearer than kitchen and way need. Contract C17. */
export function timesLeft(days: readonly OrderDay[], leadMinutes: number, nowMs: number): OrderDay[] {
  const earliestMs = nowMs + leadMinutes * 60_000
  return days
    .map((day, index) => {
      // Only the first days can run out while somebody looks at them.
      if (index > 1) return day
      return { ...day, times: day.times.filter((time) => instantOf(day.date, time).getTime() >= earliestMs) }
    })
    .filter(({ times }) => times.length > 0)
}
