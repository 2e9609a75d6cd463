import { memo } from '@/lib/domain/memo'
import { visitAnswerDueAt } from '@/lib/domain/reservation/answer-due'
import { isOpenMinute, openMinuteRanges } from '@/lib/domain/reservation/availability/open-minute-ranges'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import type { Availability, Slot, SlotNotice } from '@/lib/domain/reservation/availability/schema'
import { freeAreas } from '@/lib/domain/reservation/availability/seating'
import {
  needsManualAnswer,
  type SlotEvaluator,
  slotEvaluator,
  slotInstant,
} from '@/lib/domain/reservation/availability/slot-evaluator'
import { nearestSlot, slotsByDistance, slotsOfDay } from '@/lib/domain/reservation/availability/slot-grid'
import { leadHours } from '@/lib/domain/reservation/availability/visit-times'
import { nonPartnerNotice } from '@/lib/domain/reservation/notices'
import { evaluateRules } from '@/lib/domain/restaurant/custom-rules/evaluate'
import { hoursText } from '@/lib/domain/restaurant/hours/hours-text'
import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import {
  addDays,
  isoWithOffset,
  type LocalDate,
  type LocalTime,
  localDateOf,
  localTimeOf,
  minutesOf,
} from '@/lib/domain/time/time'
import { closedDayNotice, closedHoursNotice, closedNotice, shortNotice } from '@/messages/content/reservation-notices'

/** The visit that a diner requests. */
export interface VisitRequest {
  date: LocalDate
  time: LocalTime
  partySize: number
}

const AROUND_MINUTES = 120
const MAX_TIMES = 3
const MAX_DATES = 3
const DAYS_LOOKED_AT = 7

/** The availability of one restaurant: slots within two hours, free alternatives, and texts to show. Contract C4. */
export function availabilityOf(restaurant: RestaurantAvailability, request: VisitRequest, now: Date): Availability {
  const evaluator = slotEvaluator(restaurant, request.partySize, now)
  const requested = nearestSlot(request.time, restaurant.slotMinutes)
  const slots = slotsAround(requested, restaurant.slotMinutes).map((time) => slotAt(evaluator, request.date, time, now))
  return {
    restaurant_id: restaurant.restaurantId,
    date: request.date,
    people: request.partySize,
    state: evaluator.evaluate(request.date, requested).state,
    slots,
    alternatives: alternativesWith(evaluator, request.date, requested, now),
    seating_hours: evaluator.seatingHours(request.date),
    notices: availabilityNotices(
      restaurant,
      request,
      {
        tooSoon: evaluator.evaluate(request.date, requested).reason === 'too_soon',
        isClosed: evaluator.evaluate(request.date, requested).reason === 'closed',
        isBookable: slots.some(({ state }) => state === 'available' || state === 'request'),
      },
      now,
    ),
  }
}

/**
 * States of the slots within two hours, equal to those of `availabilityOf`: they rank a list. Without alternatives and
 * texts it costs a quarter.
 */
export function slotStatesOf(
  restaurant: RestaurantAvailability,
  request: VisitRequest,
  now: Date,
): Pick<Availability, 'state'> & { slots: Pick<Slot, 'time' | 'state'>[] } {
  const evaluator = slotEvaluator(restaurant, request.partySize, now)
  const requested = nearestSlot(request.time, restaurant.slotMinutes)
  return {
    state: evaluator.stateOf(request.date, requested),
    slots: slotsAround(requested, restaurant.slotMinutes).map((time) => ({
      time,
      state: evaluator.stateOf(request.date, time),
    })),
  }
}

/**
 * Alternatives of `availabilityOf` alone, for an answer that shows nothing else; at most three of each. Contract C4.
 */
export function freeAlternativesOf(
  restaurant: RestaurantAvailability,
  request: VisitRequest,
  now: Date,
): Availability['alternatives'] {
  const requested = nearestSlot(request.time, restaurant.slotMinutes)
  return alternativesWith(slotEvaluator(restaurant, request.partySize, now), request.date, requested, now)
}

function alternativesWith(evaluator: SlotEvaluator, date: LocalDate, requested: LocalTime, now: Date) {
  return {
    times: freeTimes(evaluator, date, requested),
    dates: freeDates(evaluator, date, requested, localDateOf(now)),
  }
}

const slotsAround = memo((time: LocalTime, slotMinutes: number): readonly LocalTime[] => {
  const requested = minutesOf(time)
  return slotsOfDay(slotMinutes)
    .filter(({ minutes }) => Math.abs(minutes - requested) <= AROUND_MINUTES)
    .map((slot) => slot.time)
})

function slotAt(evaluator: SlotEvaluator, date: LocalDate, time: LocalTime, now: Date): Slot {
  const found = evaluator.evaluate(date, time)
  const slot = { time, at: slotInstant(date, time).iso, state: found.state, ...(found.text && { text: found.text }) }
  if (found.state !== 'available' && found.state !== 'request') return slot
  const areas = freeAreas(evaluator.seatings, evaluator.restaurant.occupations, found.fromMs, found.untilMs)
  return {
    ...slot,
    confirm: found.confirm,
    duration: found.durationMinutes,
    ...(areas.length > 0 && { areas }),
    ...(found.confirm === 'manual' && { answer_due_at: answerDue(evaluator.restaurant, date, found.fromMs, now) }),
  }
}

function answerDue(
  { partner, autoConfirmBeforeHours }: RestaurantAvailability,
  date: LocalDate,
  fromMs: number,
  now: Date,
): string {
  const request = { partner, startsAt: new Date(fromMs), leadHours: leadHours(autoConfirmBeforeHours, date) }
  return isoWithOffset(visitAnswerDueAt(request, now))
}

function freeTimes(evaluator: SlotEvaluator, date: LocalDate, requested: LocalTime): LocalTime[] {
  const found: LocalTime[] = []
  for (const { time } of slotsByDistance(requested, evaluator.restaurant.slotMinutes)) {
    if (found.length === MAX_TIMES) break
    if (isFree(evaluator, date, time)) found.push(time)
  }
  return found.sort()
}

function freeDates(evaluator: SlotEvaluator, date: LocalDate, requested: LocalTime, today: LocalDate): LocalDate[] {
  // For a past day the search for free days starts from today.
  const from = date < today ? addDays(today, -1) : date
  return Array.from({ length: DAYS_LOOKED_AT }, (_, index) => addDays(from, index + 1))
    .filter((day) => isFree(evaluator, day, requested))
    .slice(0, MAX_DATES)
}

function isFree(evaluator: SlotEvaluator, date: LocalDate, time: LocalTime): boolean {
  const { state } = evaluator.evaluate(date, time)
  return state === 'available' || state === 'request'
}

function availabilityNotices(
  restaurant: RestaurantAvailability,
  request: VisitRequest,
  { tooSoon, isClosed, isBookable }: { tooSoon: boolean; isClosed: boolean; isBookable: boolean },
  now: Date,
): SlotNotice[] {
  const rules = evaluateRules(restaurant.customRules, { people: request.partySize, date: request.date }, 'book')
  const outsideHours = restaurant.partner ? null : nonPartnerNotice(now)
  return [
    ...closedDayOf(restaurant, request.date, isClosed),
    ...(tooSoon ? [shortNoticeOf(restaurant, request.date)] : []),
    // The notice promises an answer: it is shown only if a request is possible. Ledger L290.
    ...(isBookable && needsManualAnswer(restaurant, request.partySize) ? closedNoticesOf(restaurant, now) : []),
    ...(outsideHours ? [{ kind: 'non_partner' as const, text: outsideHours }] : []),
    ...rules.texts.map((text) => ({ kind: 'rule' as const, text })),
  ]
}

/** Reason for closing that day, or a part of it in which the asked hour lies, in the restaurant's words. */
function closedDayOf({ openingHours }: RestaurantAvailability, date: LocalDate, isClosed: boolean): SlotNotice[] {
  const day = openingHours.exceptions.find((one) => one.date === date)
  if (!day?.note) return []
  if (day.intervals.length === 0) return [{ kind: 'closed_day', text: closedDayNotice(day.note) }]
  return isClosed ? [{ kind: 'closed_day', text: closedHoursNotice(day.note) }] : []
}

function closedNoticesOf({ name, openingHours }: RestaurantAvailability, now: Date): SlotNotice[] {
  const date = localDateOf(now)
  if (isOpenMinute(openMinuteRanges(openingHours, date), minutesOf(localTimeOf(now)))) return []
  return [{ kind: 'closed_now', text: closedNotice(name, hoursText(intervalsOn(openingHours, date))) }]
}

function shortNoticeOf(restaurant: RestaurantAvailability, date: LocalDate): SlotNotice {
  const hours = leadHours(restaurant.autoConfirmBeforeHours, date)
  return { kind: 'short_notice', text: shortNotice(restaurant.name, hours) }
}
