import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import { min } from 'date-fns/min'
import { subMinutes } from 'date-fns/subMinutes'
import { afterOpenMinutes, openingAt } from '@/lib/domain/ordering/availability/open-minutes'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'

/** Contract C1, all in the unit of the name. */
export const PAYMENT_MINUTES = 15
export const ANSWER_MINUTES = 10
/** The longest that an answer comes before a chosen time. */
const MAX_ANSWER_BEFORE_MINUTES = 45
/** Opening time that an order for later leaves the restaurant at least, where its money came late. */
const MIN_ANSWER_MINUTES = 5
export const DELIVERED_HOURS = 6
export const ALERT_MINUTES = 60

/** When an unpaid order is cancelled; an attempt that is pending at the provider then gets as long again, once. */
export function paymentDueAt(createdAt: Date, isAttemptPending: boolean): Date {
  return addMinutes(createdAt, isAttemptPending ? 2 * PAYMENT_MINUTES : PAYMENT_MINUTES)
}

/**
 * When an unanswered order is cancelled. One for now: 10 minutes after `sentAt` by the clock, never past the closing;
 * null while the restaurant is closed. One for later: after 10 minutes of opening, at the latest `answerBeforeMinutes` of
 * its `leadMinutes` (preparation and way) before it. No time is offered for which the two disagree (`first-time.ts`).
 * Contract C1.
 */
export function answerDueAt(hours: OpeningHours, sentAt: Date, later: ChosenTime | null): Date | null {
  return later ? scheduledAnswerDueAt(hours, sentAt, later) : asapAnswerDueAt(hours, sentAt)
}

/** A chosen time, and what it takes from an order to it. */
export type ChosenTime = { deliveryAt: Date; leadMinutes: number }

/** How long before a chosen time its order is answered at the latest: what kitchen and way need, at most 45 minutes. */
export function answerBeforeMinutes(leadMinutes: number): number {
  return Math.min(leadMinutes, MAX_ANSWER_BEFORE_MINUTES)
}

function asapAnswerDueAt(hours: OpeningHours, sentAt: Date): Date | null {
  const present = openingAt(hours, sentAt)
  return present && min([addMinutes(sentAt, ANSWER_MINUTES), present.closesAt])
}

function scheduledAnswerDueAt(hours: OpeningHours, sentAt: Date, later: ChosenTime): Date {
  const latest = latestAnswerAt(later)
  const afterTen = afterOpenMinutes(hours, sentAt, ANSWER_MINUTES)
  return afterTen ? min([afterTen, latest]) : latest
}

function latestAnswerAt({ deliveryAt, leadMinutes }: ChosenTime): Date {
  return subMinutes(deliveryAt, answerBeforeMinutes(leadMinutes))
}

/** Can the restaurant still look at an order for a chosen time that reaches it at `sentAt`? Contract C1. */
export function isAnsweredInTime(hours: OpeningHours, sentAt: Date, later: ChosenTime): boolean {
  const soonest = afterOpenMinutes(hours, sentAt, MIN_ANSWER_MINUTES)
  return soonest !== null && soonest <= latestAnswerAt(later)
}

/** When an order that left the kitchen counts as delivered. */
export function deliveredDueAt(etaTo: Date): Date {
  return addHours(etaTo, DELIVERED_HOURS)
}
