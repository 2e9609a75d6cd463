import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import { min } from 'date-fns/min'
import { subMinutes } from 'date-fns/subMinutes'
import { afterOpenMinutes, openingAt } from '@/lib/domain/ordering/availability/open-minutes'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'

/** Times of contract C1, each in the unit of its name. */
/** From placing to the cancellation of an unpaid order; an attempt pending at the provider doubles it, once. */
export const PAYMENT_MINUTES = 15
export const ANSWER_MINUTES = 10
/** Longest time between the answer and a chosen time. */
const MAX_ANSWER_BEFORE_MINUTES = 45
/** Least opening time for the answer to an order for later whose payment came late. */
const MIN_ANSWER_MINUTES = 5
const DELIVERED_HOURS = 6
export const ALERT_MINUTES = 60

/**
 * Time at which an unanswered order is cancelled. An order for now: 10 minutes after `sentAt` by the clock, never past
 * the closing; null while the restaurant is closed. An order for later: after 10 minutes of opening, at the latest
 * `answerBeforeMinutes` of its `leadMinutes` (preparation and travel) before it. Times for which the two conflict are
 * not offered (`first-time.ts`). Contract C1.
 */
export function orderAnswerDueAt(hours: OpeningHours, sentAt: Date, later: ChosenTime | null): Date | null {
  return later ? scheduledAnswerDueAt(hours, sentAt, later) : asapAnswerDueAt(hours, sentAt)
}

/** A chosen time, and the minutes from an order to it. */
type ChosenTime = { deliveryAt: Date; leadMinutes: number }

/** Minutes before a chosen time by which its order is answered: kitchen and travel time, at most 45. */
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

/** Can the restaurant still answer an order for a chosen time that reaches it at `sentAt`? Contract C1. */
export function isAnsweredInTime(hours: OpeningHours, sentAt: Date, later: ChosenTime): boolean {
  const soonest = afterOpenMinutes(hours, sentAt, MIN_ANSWER_MINUTES)
  return soonest !== null && soonest <= latestAnswerAt(later)
}

/** Time at which an order that left the kitchen counts as delivered. */
export function deliveredDueAt(etaTo: Date): Date {
  return addHours(etaTo, DELIVERED_HOURS)
}
