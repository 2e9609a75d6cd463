import { memo } from '@/lib/domain/memo'
import {
  isSeatingTime,
  lastSeating,
  lastSeatingMinutes,
  type OpenMinutes,
  openMinuteRanges,
} from '@/lib/domain/reservation/availability/open-minute-ranges'
import { LARGER_PARTY } from '@/lib/domain/reservation/availability/party-size'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import type { SlotState } from '@/lib/domain/reservation/availability/schema'
import { freeSeating, largestParty, type Seating, seatingsFor } from '@/lib/domain/reservation/availability/seating'
import { leadHours, stayMinutesFor } from '@/lib/domain/reservation/availability/visit-times'
import { evaluateRules } from '@/lib/domain/restaurant/custom-rules/evaluate'
import {
  addDays,
  instantOf,
  isoWithOffset,
  type LocalDate,
  type LocalTime,
  localDateOf,
  localTimeOf,
  minutesOf,
  timeOfMinutes,
} from '@/lib/domain/time/time'
import { peopleSeated, SLOT_TEXTS } from '@/messages/content/slot-texts'

/** Most days ahead for a reservation. */
const MAX_DAYS_AHEAD = 180

/** The reason for a slot's state; several reasons share a state. */
export type SlotReason =
  | 'in_the_past'
  | 'too_far_ahead'
  | 'party_too_large'
  | 'closed'
  | 'rule_disabled'
  | 'too_soon'
  | 'request'
  | 'full'
  | 'available'

export interface SlotEvaluation {
  reason: SlotReason
  state: SlotState
  /** Text for the diner, if a rule or the calendar refuses. */
  text?: string
  confirm: 'auto' | 'manual'
  durationMinutes: number
  fromMs: number
  untilMs: number
  /** The tables to take; only if `reason` is `available`. */
  seating: Seating | null
}

/** From the first to the last time at which diners may be seated, both included. */
export interface SeatingHours {
  from: LocalTime
  to: LocalTime
}

/** Evaluates slots of one restaurant for one party. */
export interface SlotEvaluator {
  restaurant: RestaurantAvailability
  partySize: number
  durationMinutes: number
  seatings: Seating[]
  evaluate(date: LocalDate, time: LocalTime): SlotEvaluation
  /** Returns only the state of `evaluate`. */
  stateOf(date: LocalDate, time: LocalTime): SlotState
  /** Times of the day that are neither closed nor too soon, regardless of tables. */
  seatingHours(date: LocalDate): SeatingHours[]
}

const STATES: Record<SlotReason, SlotState> = {
  in_the_past: 'too_soon',
  too_far_ahead: 'rule',
  party_too_large: 'rule',
  closed: 'closed',
  rule_disabled: 'rule',
  too_soon: 'too_soon',
  request: 'request',
  full: 'full',
  available: 'available',
}

/** Does a person answer the reservation, with or without a table reserved meanwhile? Contract C2, reading A21. */
export function needsManualAnswer(
  restaurant: Pick<RestaurantAvailability, 'partner' | 'autoConfirmBeforeHours' | 'approveFrom'>,
  partySize: number,
): boolean {
  const { autoConfirmBeforeHours, approveFrom } = restaurant
  return isEnquiry(restaurant, partySize) || autoConfirmBeforeHours === null || (approveFrom ?? Infinity) <= partySize
}

/** Must the restaurant itself confirm, with no table taken until then? Contract C2. */
export function isEnquiry(restaurant: Pick<RestaurantAvailability, 'partner'>, partySize: number): boolean {
  return !restaurant.partner || partySize >= LARGER_PARTY
}

/** Text for a party that the restaurant never takes; `null` if it does. Contract C2. */
function partyTooLargeText(restaurant: RestaurantAvailability, partySize: number): string | null {
  const most = largestParty(restaurant, partySize)
  const limit = restaurant.maxPartySize ?? Infinity
  if (limit < partySize && limit <= most) return SLOT_TEXTS.overLimit(peopleSeated(limit))
  if (partySize <= most) return null
  const seats = peopleSeated(most)
  return partySize >= LARGER_PARTY ? SLOT_TEXTS.restaurantTooSmall(seats) : SLOT_TEXTS.tablesTooSmall(seats)
}

interface EvaluatorOptions {
  /** Replaces the default stay. Ledger L103. */
  durationMinutes?: number | null
  /** The restaurant itself made the request: its hours, rules and lead time do not apply. */
  approved?: boolean
}

/**
 * Evaluates slots for availability and for reservations alike, so that the two agree. Contract C2, C4, C9; ledger L238,
 * L291.
 */
export function slotEvaluator(
  restaurant: RestaurantAvailability,
  partySize: number,
  now: Date,
  options: EvaluatorOptions = {},
): SlotEvaluator {
  const stay = options.durationMinutes ?? stayMinutesFor(partySize, restaurant.stayMinutes)
  const lastMinutes = lastSeatingMinutes(restaurant.openingHours, stay)
  const seatings = isEnquiry(restaurant, partySize) ? [] : seatingsFor(restaurant, partySize)
  const tooLargeText = options.approved ? null : partyTooLargeText(restaurant, partySize)
  const days = new Map<LocalDate, Day>()
  const lastDay = addDays(localDateOf(now), MAX_DAYS_AHEAD)

  return { restaurant, partySize, durationMinutes: stay, seatings, evaluate, stateOf, seatingHours }

  function evaluate(date: LocalDate, time: LocalTime): SlotEvaluation {
    const fromMs = slotInstant(date, time).ms
    const untilMs = fromMs + stay * 60_000
    const day = dayOf(date)
    const { reason, seating } = verdictOn(day, time, fromMs)
    const text = textOf(reason, day)
    const confirm = needsManualAnswer(restaurant, partySize) ? 'manual' : 'auto'
    return {
      reason,
      state: STATES[reason],
      ...(text && { text }),
      confirm,
      durationMinutes: stay,
      fromMs,
      untilMs,
      seating,
    }
  }

  function stateOf(date: LocalDate, time: LocalTime): SlotState {
    return STATES[verdictOn(dayOf(date), time, slotInstant(date, time).ms).reason]
  }

  function verdictOn(day: Day, time: LocalTime, fromMs: number): Pick<SlotEvaluation, 'reason' | 'seating'> {
    const refusal = refusalOn(day, time, fromMs)
    if (refusal) return { reason: refusal, seating: null }
    if (isBlockedOnline(fromMs)) return { reason: 'full', seating: null }
    const seating = freeSeating(seatings, restaurant.occupations, fromMs, fromMs + stay * 60_000)
    return { reason: isEnquiry(restaurant, partySize) ? 'request' : seating ? 'available' : 'full', seating }
  }

  // A blocked time is full for a diner: they may join its waiting list, and staff may offer it. A held slot stays
  // valid.
  function isBlockedOnline(fromMs: number): boolean {
    if (options.approved || restaurant.ownHold?.fromMs === fromMs) return false
    return restaurant.onlineBlocks?.some((block) => block.fromMs <= fromMs && fromMs < block.untilMs) ?? false
  }

  function textOf(reason: SlotReason, { disabledText }: Day): string | null {
    if (reason === 'party_too_large') return tooLargeText
    if (reason === 'too_far_ahead') return SLOT_TEXTS.tooFarAhead(MAX_DAYS_AHEAD)
    return reason === 'rule_disabled' ? disabledText : null
  }

  function seatingHours(date: LocalDate): SeatingHours[] {
    const day = dayOf(date)
    if (day.disabledText || tooLargeText || date > lastDay) return []
    const step = restaurant.slotMinutes
    return day.ranges.flatMap((range) => {
      const last = Math.min(Math.floor(lastSeating(range, lastMinutes) / step) * step, 1440 - step)
      let first = Math.max(Math.ceil(range.fromMinutes / step) * step, 0)
      while (first <= last && refusalOn(day, timeOfMinutes(first), slotInstant(date, timeOfMinutes(first)).ms))
        first += step
      return first <= last ? [{ from: timeOfMinutes(first), to: timeOfMinutes(last) }] : []
    })
  }

  function refusalOn(day: Day, time: LocalTime, fromMs: number): SlotReason | null {
    if (fromMs <= now.getTime()) return 'in_the_past'
    if (options.approved) return null
    if (day.date > lastDay) return 'too_far_ahead'
    // Checked before the hours: on a closed day it must be clear that such a party cannot request a table either.
    // Ledger L290.
    if (day.disabledText) return 'rule_disabled'
    if (tooLargeText) return 'party_too_large'
    if (!isSeatingTime(day.ranges, minutesOf(time), lastMinutes)) return 'closed'
    if (!slotInstant(day.date, time).exists) return 'closed'
    // A held slot is evaluated as of the start of its hold, so that it stays valid for its ten minutes.
    const asOfMs = restaurant.ownHold?.fromMs === fromMs ? restaurant.ownHold.sinceMs : now.getTime()
    return fromMs - asOfMs < day.leadMs ? 'too_soon' : null
  }

  function dayOf(date: LocalDate): Day {
    const known = days.get(date)
    if (known) return known
    const day = {
      date,
      ranges: openMinuteRanges(restaurant.openingHours, date),
      disabledText: evaluateRules(restaurant.customRules, { people: partySize, date }, 'book').disabledText,
      leadMs: leadHours(restaurant.autoConfirmBeforeHours, date) * 3_600_000,
    }
    days.set(date, day)
    return day
  }
}

interface Day {
  date: LocalDate
  ranges: readonly OpenMinutes[]
  disabledText: string | null
  leadMs: number
}

// Fifty restaurants need the same few days and slots; calendar arithmetic is the slowest part of an availability call.
interface SlotInstant {
  ms: number
  iso: string
  /** `false` for a time skipped by the clocks in March. */
  exists: boolean
}

/** The instant of a slot, as epoch milliseconds and as ISO 8601 with Warsaw's offset. */
export const slotInstant = memo((date: LocalDate, time: LocalTime): SlotInstant => {
  const instant = instantOf(date, time)
  return { ms: instant.getTime(), iso: isoWithOffset(instant), exists: localTimeOf(instant) === time }
})
