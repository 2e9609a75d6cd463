import { type LocalDate, weekdayOf } from '@/lib/domain/time/time'

/**
 * Lead time of a restaurant without its own. The two constants are separate although equal. Ledger L225, reading A2.
 */
const SAME_DAY_LEAD_HOURS_WEEKDAYS = 2
/** Friday to Sunday. Ledger L225, reading A2. */
const SAME_DAY_LEAD_HOURS_WEEKEND = 2

const FRIDAY = 4

/**
 * Hours before the visit from which a table cannot be reserved online: `auto_confirm_before`, otherwise the constants.
 * Reading A6.
 */
export function leadHours(autoConfirmBefore: number | null, date: LocalDate): number {
  return autoConfirmBefore ?? (weekdayOf(date) >= FRIDAY ? SAME_DAY_LEAD_HOURS_WEEKEND : SAME_DAY_LEAD_HOURS_WEEKDAYS)
}
