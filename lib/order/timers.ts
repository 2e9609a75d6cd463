import { addHours, addMinutes, subMinutes } from 'date-fns'
import type { OpeningHours } from '@/lib/hours/schema'
import { afterOpenMinutes, openSpansFrom } from '@/lib/order/open-minutes'

/** Contract C1, all in the unit of the name. */
export const PAYMENT_MINUTES = 15
export const ANSWER_MINUTES = 10
export const ANSWER_BEFORE_MINUTES = 45
export const DELIVERED_HOURS = 6
export const ALERT_MINUTES = 60

/** When an unpaid order is cancelled; an attempt that is pending at the provider then gets as long again, once. */
export function paymentDueAt(createdAt: Date, isAttemptPending: boolean): Date {
  return addMinutes(createdAt, isAttemptPending ? 2 * PAYMENT_MINUTES : PAYMENT_MINUTES)
}

/**
 * When an unanswered order is cancelled: after 10 minutes of opening since `sentAt`. One for later (`deliveryAt`)
 * at the latest 45 minutes before it, unless that was before the restaurant could look at it at all.
 * Null where the restaurant does not open within 14 days: then `deliveryAt`, if any, is the end.
 */
export function answerDueAt(hours: OpeningHours, sentAt: Date, deliveryAt: Date | null): Date | null {
  const afterTen = afterOpenMinutes(hours, sentAt, ANSWER_MINUTES)
  if (!deliveryAt) return afterTen
  const latest = subMinutes(deliveryAt, ANSWER_BEFORE_MINUTES)
  const firstLook = openSpansFrom(hours, sentAt)[0]?.opensAt
  if (!afterTen || !firstLook) return deliveryAt
  return latest > firstLook && latest < afterTen ? latest : afterTen
}

/** When an order that left the kitchen counts as delivered. */
export function deliveredDueAt(etaTo: Date): Date {
  return addHours(etaTo, DELIVERED_HOURS)
}
