import { subMinutes } from 'date-fns'
import { openingAt } from '@/lib/domain/ordering/availability/open-minutes'
import { ANSWER_MINUTES } from '@/lib/domain/ordering/order/timers'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'

/**
 * The last moment at which an order for now is taken in the opening that `now` lies in: from then on the restaurant
 * could no longer answer (10 min) and cook (`cookMinutes` = preparation and busy minutes) before it closes. It may
 * have passed. Null while the restaurant is closed. Contract C1.
 */
export function lastOrderAt(hours: OpeningHours, cookMinutes: number, now: Date): Date | null {
  const present = openingAt(hours, now)
  return present && subMinutes(present.closesAt, ANSWER_MINUTES + cookMinutes)
}

/** Is an order for now still taken? The last moment itself counts. Contract C1. */
export function isInTimeForNow(hours: OpeningHours, cookMinutes: number, now: Date): boolean {
  const last = lastOrderAt(hours, cookMinutes, now)
  return last !== null && now <= last
}
