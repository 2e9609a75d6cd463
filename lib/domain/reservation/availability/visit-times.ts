import { timeOfSeconds } from '@/lib/domain/reservation/availability/home-slots'
import { isLocalTime, type LocalDate, type LocalTime, weekdayOf } from '@/lib/domain/time/time'

/** Default minutes of stay for 1–2, 3–6, 7 and more. Contract C2. */
const USUAL_STAY_MINUTES = [90, 120, 150] as const

/** Minutes for which a party occupies its table. Contract C2. */
export function stayMinutesFor(partySize: number, stays: readonly number[] | null): number {
  const [couple = 90, family = 120, group = 150] = stays ?? USUAL_STAY_MINUTES
  if (partySize <= 2) return couple
  return partySize <= 6 ? family : group
}

/**
 * The stay in minutes for a requested one: never longer than the restaurant's own, because otherwise one request could
 * occupy a table for a whole evening; `null` requests the restaurant's own. Contract C2, ledger L103.
 */
export function clampStay(
  requestedMinutes: number | null,
  partySize: number,
  stays: readonly number[] | null,
): number | null {
  return requestedMinutes === null ? null : Math.min(requestedMinutes, stayMinutesFor(partySize, stays))
}

/**
 * Reason to refuse a requested stay; `null` if allowed. Allowed is half of the restaurant's own stay, below which the
 * next guests would come while they still sit, up to the whole. Decision 0026.
 */
export function stayRefusal(
  requestedMinutes: number,
  partySize: number,
  stays: readonly number[] | null,
): 'too_small' | 'too_big' | null {
  const own = stayMinutesFor(partySize, stays)
  if (requestedMinutes > own) return 'too_big'
  return requestedMinutes < own / 2 ? 'too_small' : null
}

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

/** `HH:MM`, or seconds of the day for a whole minute; `null` for anything else. Ledger L045, reading A10. */
export function readVisitTime(text: string): LocalTime | null {
  if (isLocalTime(text)) return text
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return seconds < 86_400 && seconds % 60 === 0 ? timeOfSeconds(seconds) : null
}
