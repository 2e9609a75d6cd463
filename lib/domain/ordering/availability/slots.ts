import {
  earliestScheduledMs,
  firstTimeIn,
  type OpeningPeriod,
  type ScheduledTerms,
} from '@/lib/domain/ordering/availability/first-time'
import { openSpansFrom } from '@/lib/domain/ordering/availability/open-minutes'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import type { Span } from '@/lib/domain/restaurant/hours/spans'
import {
  addDays,
  instantOf,
  type LocalDate,
  localDateOf,
  localTimeOf,
  splitWallTime,
  type WallTime,
  wallTime,
} from '@/lib/domain/time/time'

/** Terms of a restaurant's scheduled orders, at most `daysAhead` days from today. */
export type SlotPolicy = ScheduledTerms & { daysAhead: number }
/** `at` is the instant; `value` is the value of `deliveryAt`. */
type OrderSlot = { at: Date; value: WallTime }

/**
 * The times that can be chosen on `date`: on the step, the lead time after the opening or after `now`, whichever is
 * later, and not after closing. Excluded are times whose answer would be due after the kitchen must begin, and openings
 * too short to answer and cook in. Times after midnight belong to their calendar day. C1, C17.
 */
export function slotsOn(hours: OpeningHours, policy: SlotPolicy, date: LocalDate, now: Date): OrderSlot[] {
  if (date > addDays(localDateOf(now), policy.daysAhead)) return []
  const earliestMs = earliestScheduledMs(openingPeriodsFrom(hours, now), now.getTime(), policy.leadMinutes)
  const slots: OrderSlot[] = []
  for (const span of openSpansFrom(hours, now)) {
    if (localDateOf(span.opensAt) > date) break
    slots.push(...slotsIn(span, policy, { nowMs: now.getTime(), earliestMs }))
  }
  return slots.filter((slot) => slot.value.startsWith(date)).filter(isFirstOccurrence)
}

/** Can this wall time be chosen? Otherwise the order is refused with `unavailable_slot`. */
export function isSlotOffered(hours: OpeningHours, policy: SlotPolicy, value: WallTime, now: Date): boolean {
  return slotsOn(hours, policy, value.slice(0, 10), now).some((slot) => slot.value === value)
}

/**
 * Can the kitchen serve at this instant of its hours, whenever the order is placed? Travel time and the step
 * between offered times do not count. Contract C1, C17.
 */
export function isServedAt(hours: OpeningHours, terms: ScheduledTerms, at: Date): boolean {
  // Starting two days before includes times that were ordered before their opening began.
  const from = instantOf(addDays(localDateOf(at), -2), '00:00')
  const limits = { nowMs: from.getTime(), earliestMs: from.getTime() }
  for (const span of openSpansFrom(hours, from)) {
    if (span.opensAt > at) return false
    const firstMs = firstTimeIn(openingPeriodOf(span), { ...terms, stepMinutes: 1 }, limits)
    if (firstMs !== null && firstMs <= at.getTime() && at <= span.closesAt) return true
  }
  return false
}

function slotsIn(span: Span, policy: SlotPolicy, limits: { nowMs: number; earliestMs: number }): OrderSlot[] {
  const period = openingPeriodOf(span)
  const firstMs = firstTimeIn(period, policy, limits)
  if (firstMs === null) return []
  const stepMs = policy.stepMinutes * 60_000
  const count = Math.floor((period.untilMs - firstMs) / stepMs) + 1
  return Array.from({ length: count }, (_, i) => slotAt(new Date(firstMs + i * stepMs)))
}

function* openingPeriodsFrom(hours: OpeningHours, now: Date): Generator<OpeningPeriod> {
  for (const span of openSpansFrom(hours, now)) yield openingPeriodOf(span)
}

function openingPeriodOf({ opensAt, closesAt }: Span): OpeningPeriod {
  return { fromMs: opensAt.getTime(), untilMs: closesAt.getTime() }
}

function slotAt(at: Date): OrderSlot {
  return { at, value: wallTime(localDateOf(at), localTimeOf(at)) }
}

// Only the first of the two equal hours in October is offered: a wall time on the wire means the first.
function isFirstOccurrence({ at, value }: OrderSlot): boolean {
  const { date, time } = splitWallTime(value)
  return instantOf(date, time).getTime() === at.getTime()
}
