import { earliestScheduledMs } from '@/lib/domain/ordering/availability/first-time'
import type { CheckoutOptions } from '@/lib/domain/ordering/checkout/checkout-options'
import type { OrderDay } from '@/lib/domain/ordering/checkout/order-times'
import { instantOf, type LocalDate, type LocalTime } from '@/lib/domain/time/time'

/**
 * Times that are still possible as the page ages: none earlier than kitchen and travel need, none whose answer
 * would come too late, and none of the present opening after its last order. Contract C1, C17.
 */
export function timesLeft(
  days: readonly OrderDay[],
  {
    leadMinutes,
    currentOpening,
    openings,
  }: { leadMinutes: number } & Pick<CheckoutOptions, 'currentOpening' | 'openings'>,
  nowMs: number,
): OrderDay[] {
  const soonestMs = Math.max(nowMs + leadMinutes * 60_000, earliestScheduledMs(openings, nowMs, leadMinutes))
  const earliestMs = isTooLate(currentOpening, nowMs) ? Math.max(soonestMs, currentOpening.untilMs + 1) : soonestMs
  return days
    .map((day, index) => {
      // Only the first days can run out while the page is open.
      if (index > 1) return day
      return { ...day, times: day.times.filter((time) => instantOf(day.date, time).getTime() >= earliestMs) }
    })
    .filter(({ times }) => times.length > 0)
}

/** Has the last order for now passed, while the restaurant is still open? Contract C1. */
export function isTooLate(
  currentOpening: CheckoutOptions['currentOpening'],
  nowMs: number,
): currentOpening is NonNullable<CheckoutOptions['currentOpening']> {
  return currentOpening !== null && nowMs > currentOpening.lastMs
}

/** The first time of a day, which is its default; '' if the day takes no orders. */
export function earliestOf({ date, times, disabledText }: OrderDay): { date: LocalDate; time: LocalTime } {
  return { date, time: disabledText ? '' : (times[0] ?? '') }
}
