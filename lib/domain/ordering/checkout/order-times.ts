import { type SlotPolicy, slotsOn } from '@/lib/domain/ordering/availability/slots'
import { evaluateRules } from '@/lib/domain/restaurant/custom-rules/evaluate'
import type { CustomRule } from '@/lib/domain/restaurant/custom-rules/schema'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { addDays, type LocalDate, type LocalTime, localDateOf, splitWallTime } from '@/lib/domain/time/time'

/** A day for which orders for later are possible, prepared so that the browser only compares. */
export type OrderDay = {
  date: LocalDate
  times: LocalTime[]
  /** Reason for no orders on that day, in the restaurant's words. Contract C9. */
  disabledText: string | null
}

/**
 * Every day with times, from today on; empty if the restaurant takes no orders for later. Ledger L194, L239–L241,
 * C17.
 */
export function orderDays(
  { hours, customRules }: { hours: OpeningHours; customRules: readonly CustomRule[] },
  policy: SlotPolicy | null,
  now: Date,
): OrderDay[] {
  if (!policy) return []
  const today = localDateOf(now)
  const dates = Array.from({ length: policy.daysAhead + 1 }, (_, day) => addDays(today, day))
  return dates
    .map((date) => ({
      date,
      times: slotsOn(hours, policy, date, now).map(({ value }) => splitWallTime(value).time),
      disabledText: evaluateRules(customRules, { date }, 'order').disabledText,
    }))
    .filter(({ times }) => times.length > 0)
}
