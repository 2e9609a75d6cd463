import { addMinutes } from 'date-fns'
import type { OpeningHours } from '@/lib/hours/schema'
import type { Span } from '@/lib/hours/spans'
import { openSpansFrom } from '@/lib/order/open-minutes'
import { ANSWER_MINUTES } from '@/lib/order/timers'
import { addDays, type LocalDate, localDateOf, localTimeOf, minutesOf, type WallTime, wallTime } from '@/lib/time'

/**
 * How a restaurant takes orders for later. `leadMinutes` = kitchen and way together. `prepMinutes` = the kitchen alone,
 * and `busyMinutes` what it adds at present.
 */
export type SlotPolicy = {
  leadMinutes: number
  stepMinutes: number
  daysAhead: number
  prepMinutes: number
  busyMinutes: number
}
/** `at` is the instant; `value` is what `deliveryAt` carries. */
export type OrderSlot = { at: Date; value: WallTime }

/**
 * The times that may be chosen on `date`: on the step, the lead after the opening or after `now`, whichever is later,
 * and not after the closing. None in an opening whose kitchen can no longer answer and cook. A night's times after
 * midnight belong to the date they fall on. Contract C1, C17.
 */
export function slotsOn(hours: OpeningHours, policy: SlotPolicy, date: LocalDate, now: Date): OrderSlot[] {
  if (date > lastDate(policy, now)) return []
  const slots: OrderSlot[] = []
  for (const span of openSpansFrom(hours, now)) {
    if (localDateOf(span.opensAt) > date) break
    slots.push(...slotsIn(span, policy, now))
  }
  return slots.filter((slot) => slot.value.startsWith(date)).filter(isFirstReading)
}

/** The earliest time for an order now, for 'zamów na 12:30'; null where nothing opens in time. */
export function firstSlot(hours: OpeningHours, policy: SlotPolicy, now: Date): OrderSlot | null {
  for (const span of openSpansFrom(hours, now)) {
    const [first] = slotsIn(span, policy, now)
    if (first) return localDateOf(first.at) <= lastDate(policy, now) ? first : null
  }
  return null
}

/** Is this wall time one of them? Otherwise the order is refused with `unavailable_slot`. */
export function isSlotOffered(hours: OpeningHours, policy: SlotPolicy, value: WallTime, now: Date): boolean {
  return slotsOn(hours, policy, value.slice(0, 10), now).some((slot) => slot.value === value)
}

function slotsIn({ opensAt, closesAt }: Span, policy: SlotPolicy, now: Date): OrderSlot[] {
  const { leadMinutes, stepMinutes, prepMinutes, busyMinutes } = policy
  const cookMinutes = prepMinutes + (opensAt <= now ? busyMinutes : 0)
  if (addMinutes(opensAt, ANSWER_MINUTES + cookMinutes) > closesAt) return []
  const first = onStep(addMinutes(opensAt, leadMinutes), stepMinutes)
  const count = Math.floor((closesAt.getTime() - first.getTime()) / (stepMinutes * 60_000)) + 1
  return Array.from({ length: Math.max(0, count) }, (_, i) => slotAt(addMinutes(first, i * stepMinutes)))
}

// Warsaw's offset is whole hours, so that a step of the clock is one of the instant.
function onStep(instant: Date, stepMinutes: number): Date {
  const seconds = instant.getTime() % 60_000
  const whole = seconds === 0 ? instant : new Date(instant.getTime() - seconds + 60_000)
  const over = minutesOf(localTimeOf(whole)) % stepMinutes
  return over === 0 ? whole : addMinutes(whole, stepMinutes - over)
}

function slotAt(at: Date): OrderSlot {
  return { at, value: wallTime(localDateOf(at), localTimeOf(at)) }
}

// The hour that October repeats is offered once: the wire's wall clock cannot tell the two apart.
function isFirstReading(slot: OrderSlot, i: number, all: OrderSlot[]): boolean {
  return all.findIndex(({ value }) => value === slot.value) === i
}

function lastDate({ daysAhead }: SlotPolicy, now: Date): LocalDate {
  return addDays(localDateOf(now), daysAhead)
}
