import { subMinutes } from 'date-fns/subMinutes'
import { openingAt } from '@/lib/domain/ordering/availability/open-minutes'
import { ANSWER_MINUTES } from '@/lib/domain/ordering/order/timers'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'

/**
 * Minutes before the closing at which the last order for now is taken: the restaurant's own limit (`ownMinutes`), but
 * at least the time to answer and cook. Contract C1.
 */
export function lastOrderMinutes(cookMinutes: number, ownMinutes = 0): number {
  return Math.max(ANSWER_MINUTES + cookMinutes, ownMinutes)
}

/**
 * The last moment at which an order for now is accepted in the opening that contains `now`: after it the restaurant
 * could not answer (10 min) and cook (`cookMinutes` = preparation plus busy minutes) before it closes, or accepts
 * none by its own limit. It may be in the past. Null while the restaurant is closed. Contract C1.
 */
export function lastOrderAt(hours: OpeningHours, cookMinutes: number, now: Date): Date | null {
  const present = openingAt(hours, now)
  return present && subMinutes(present.closesAt, lastOrderMinutes(cookMinutes, hours.last_order_minutes))
}

/** Is an order for now still accepted? The last moment is included. Contract C1. */
export function isInTimeForNow(hours: OpeningHours, cookMinutes: number, now: Date): boolean {
  const last = lastOrderAt(hours, cookMinutes, now)
  return last !== null && now <= last
}
