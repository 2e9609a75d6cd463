import { lastOrderMinutes } from '@/lib/domain/ordering/availability/last-order'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { ANSWER_MINUTES, answerBeforeMinutes, PAYMENT_MINUTES } from '@/lib/domain/ordering/order/timers'
import { localTimeOf, minutesOf } from '@/lib/domain/time/time'

/** A period of opening, in milliseconds, so that a browser only compares numbers. */
export type OpeningPeriod = { fromMs: number; untilMs: number }
/** Times that an order for later needs, in minutes. `leadMinutes` = preparation plus travel. */
export type ScheduledTerms = {
  leadMinutes: number
  stepMinutes: number
  prepMinutes: number
  busyMinutes: number
  /** The restaurant's own last order before a closing. */
  lastOrderMinutes?: number
}

const MINUTE_MS = 60_000

/**
 * The earliest requested instant (ms) that can be accepted at `nowMs`. An order that is paid in time needs 10 minutes
 * of opening for its answer, which must end before kitchen and way (`leadMinutes`) begin. Infinity if `openings` do not
 * contain 10 minutes. Contract C1.
 */
export function earliestScheduledMs(openings: Iterable<OpeningPeriod>, nowMs: number, leadMinutes: number): number {
  const sentMs = nowMs + PAYMENT_MINUTES * MINUTE_MS
  let leftMs = ANSWER_MINUTES * MINUTE_MS
  for (const { fromMs, untilMs } of openings) {
    const beginsMs = Math.max(fromMs, sentMs)
    const lengthMs = Math.max(0, untilMs - beginsMs)
    if (leftMs <= lengthMs) return beginsMs + leftMs + answerBeforeMinutes(leadMinutes) * MINUTE_MS
    leftMs -= lengthMs
  }
  return Number.POSITIVE_INFINITY
}

/**
 * The first time (ms) of this opening that can be chosen at `nowMs`, on the step; null if there is none, because the
 * opening is too short to answer and cook in, or closes too soon. List, menu, cart, checkout and order all call this
 * function. Contract C1, C17.
 */
export function firstTimeIn(
  { fromMs, untilMs }: OpeningPeriod,
  { leadMinutes, stepMinutes, prepMinutes, busyMinutes, lastOrderMinutes: ownMinutes }: ScheduledTerms,
  { nowMs, earliestMs }: { nowMs: number; earliestMs: number },
): number | null {
  const beginsMs = Math.max(fromMs, nowMs)
  // Busy minutes do not apply to the next opening.
  const cookMinutes = prepMinutes + (fromMs <= nowMs ? busyMinutes : 0)
  if (beginsMs + lastOrderMinutes(cookMinutes, ownMinutes) * MINUTE_MS > untilMs) return null
  const soonestMs = Math.max(beginsMs + leadMinutes * MINUTE_MS, earliestMs)
  if (soonestMs > untilMs) return null
  const firstMs = onStep(soonestMs, stepMinutes)
  return firstMs <= untilMs ? firstMs : null
}

/** Minutes from the order to the packed bag: a chosen time is never before the answer. */
export function readyMinutes(prepMinutes: number): number {
  return Math.max(prepMinutes, ANSWER_MINUTES)
}

/** Minutes from the order to the farthest delivery address, or to the packed bag: no chosen time is sooner. */
export function leadMinutesOf(
  { preparationMinutes, zones }: { preparationMinutes: number; zones: readonly { etaMaxMinutes: number }[] },
  deliveryType: DeliveryType,
): number {
  const ready = readyMinutes(preparationMinutes)
  if (deliveryType === 'takeout') return ready
  return Math.max(ready, ...zones.map(({ etaMaxMinutes }) => etaMaxMinutes))
}

// Warsaw's offset is whole hours, so a step of the clock is also a step of the instant.
function onStep(ms: number, stepMinutes: number): number {
  const wholeMs = Math.ceil(ms / MINUTE_MS) * MINUTE_MS
  const over = minutesOf(localTimeOf(new Date(wholeMs))) % stepMinutes
  return over === 0 ? wholeMs : wholeMs + (stepMinutes - over) * MINUTE_MS
}
