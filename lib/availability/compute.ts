import { dayAfter, slotInstant, wallClock } from '@/lib/availability/calendar-memo'
import { needsAnswer, type SlotJudge, slotJudge } from '@/lib/availability/judge-slot'
import { isOpenMinute, openStretches } from '@/lib/availability/open-stretches'
import type { Place } from '@/lib/availability/place'
import type { Availability, Notice, Slot } from '@/lib/availability/schema'
import { freeAreas } from '@/lib/availability/seating'
import { nearestSlot, slotsByDistance, slotsOfDay } from '@/lib/availability/slot-grid'
import { evaluateRules } from '@/lib/custom-rules/evaluate'
import { hoursText } from '@/lib/hours/hours-text'
import { intervalsOn } from '@/lib/hours/intervals'
import { answerDueAt } from '@/lib/reservation/answer-due'
import { leadHours } from '@/lib/reservation/lead-time'
import { closedNotice, nonPartnerNotice, shortNotice } from '@/lib/reservation/notices'
import { isoWithOffset, type LocalDate, type LocalTime, minutesOf } from '@/lib/time'

/** What a diner asks for. */
export interface Asked {
  date: LocalDate
  time: LocalTime
  partySize: number
}

const AROUND_MINUTES = 120
const MOST_TIMES = 3
const MOST_DATES = 3
const DAYS_LOOKED_AT = 7

/** One restaurant's entry: slots within two hours, what is free instead, and what to tell. Contract C4. */
export function availabilityOf(place: Place, asked: Asked, now: Date): Availability {
  const judge = slotJudge(place, asked.partySize, now)
  const wished = nearestSlot(asked.time, place.slotMinutes)
  return {
    restaurant_id: place.restaurantId,
    date: asked.date,
    people: asked.partySize,
    state: judge.judge(asked.date, wished).state,
    slots: slotsAround(wished, place.slotMinutes).map((time) => slotAt(judge, asked.date, time, now)),
    alternatives: {
      times: freeTimes(judge, asked.date, wished),
      dates: freeDates(judge, asked.date, wished, wallClock(now.getTime(), null).date),
    },
    seating_hours: judge.seatingHours(asked.date),
    notices: noticesFor(place, asked, judge.judge(asked.date, wished).reason === 'too_soon', now),
  }
}

function slotsAround(time: LocalTime, slotMinutes: number): LocalTime[] {
  const wished = minutesOf(time)
  return slotsOfDay(slotMinutes)
    .filter(({ minutes }) => Math.abs(minutes - wished) <= AROUND_MINUTES)
    .map((slot) => slot.time)
}

function slotAt(judge: SlotJudge, date: LocalDate, time: LocalTime, now: Date): Slot {
  const found = judge.judge(date, time)
  const slot = { time, at: slotInstant(date, time).iso, state: found.state, ...(found.text && { text: found.text }) }
  if (found.state !== 'available' && found.state !== 'request') return slot
  const areas = freeAreas(judge.seatings, judge.place.occupations, found.fromMs, found.untilMs)
  return {
    ...slot,
    confirm: found.confirm,
    duration: found.durationMinutes,
    ...(areas.length > 0 && { areas }),
    ...(found.confirm === 'manual' && { answer_due_at: answerDue(judge.place, date, found.fromMs, now) }),
  }
}

function answerDue({ partner, autoConfirmBeforeHours }: Place, date: LocalDate, fromMs: number, now: Date): string {
  const request = { partner, startsAt: new Date(fromMs), leadHours: leadHours(autoConfirmBeforeHours, date) }
  return isoWithOffset(answerDueAt(request, now))
}

function freeTimes(judge: SlotJudge, date: LocalDate, wished: LocalTime): LocalTime[] {
  const found: LocalTime[] = []
  for (const { time } of slotsByDistance(wished, judge.place.slotMinutes)) {
    if (found.length === MOST_TIMES) break
    if (isFree(judge, date, time)) found.push(time)
  }
  return found.sort()
}

function freeDates(judge: SlotJudge, date: LocalDate, wished: LocalTime, today: LocalDate): LocalDate[] {
  // A day long past leads nowhere: the search goes on from today.
  const from = date < today ? dayAfter(today, -1) : date
  return Array.from({ length: DAYS_LOOKED_AT }, (_, index) => dayAfter(from, index + 1))
    .filter((day) => isFree(judge, day, wished))
    .slice(0, MOST_DATES)
}

function isFree(judge: SlotJudge, date: LocalDate, time: LocalTime): boolean {
  const { state } = judge.judge(date, time)
  return state === 'available' || state === 'request'
}

function noticesFor(place: Place, asked: Asked, tooSoon: boolean, now: Date): Notice[] {
  const rules = evaluateRules(place.customRules, { people: asked.partySize, date: asked.date }, 'book')
  const outsideHours = place.partner ? null : nonPartnerNotice(now)
  return [
    ...(tooSoon ? [shortNoticeOf(place, asked.date)] : []),
    ...(needsAnswer(place, asked.partySize) ? closedNoticesOf(place, now) : []),
    ...(outsideHours ? [{ kind: 'non_partner' as const, text: outsideHours }] : []),
    ...rules.texts.map((text) => ({ kind: 'rule' as const, text })),
  ]
}

function closedNoticesOf({ name, openingHours }: Place, now: Date): Notice[] {
  const { date, time } = wallClock(now.getTime(), null)
  if (isOpenMinute(openStretches(openingHours, date), minutesOf(time))) return []
  return [{ kind: 'closed_now', text: closedNotice(name, hoursText(intervalsOn(openingHours, date))) }]
}

function shortNoticeOf(place: Place, date: LocalDate): Notice {
  const hours = leadHours(place.autoConfirmBeforeHours, date)
  return { kind: 'short_notice', text: shortNotice(place.name, hours) }
}
