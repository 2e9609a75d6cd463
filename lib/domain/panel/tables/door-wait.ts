import type { Board, BoardWait } from '@/lib/domain/panel/board/board-schema'
import { stayMinutesFor } from '@/lib/domain/reservation/availability/visit-times'
import { WAIT_MINUTES } from './door-minutes'
import { seatingChoices } from './seatings'
import type { FloorPlan } from './table-schema'
import { isOngoing, type TimeSpan, timeSpanOf, timeSpanOfBlock } from './timetable'

const MINUTE_MS = 60_000
/** Assumed rest of the stay of a party that sits longer than planned. */
const OVERSTAY_MS = 10 * MINUTE_MS

/** Parties at the door, in the order in which they came. */
export function doorWaits({ waitlist }: Pick<Board, 'waitlist'>): BoardWait[] {
  return waitlist.filter(({ state }) => state === 'at_door' || state === 'called').sort((a, b) => a.id - b.id)
}

type Room = Pick<Board, 'reservations' | 'blocks' | 'waitlist'>
type Taken = { tables: readonly string[]; span: TimeSpan }

/**
 * Minutes until a fitting table or combination is free for the whole stay of a party that comes now: in steps of five,
 * 0 = at once, `null` = not within four hours. Parties already at the door are seated before. Contract C25.
 */
export function suggestedWaitMinutes(room: Room, floorPlan: FloorPlan, people: number, nowMs: number): number | null {
  const taken: Taken[] = [
    ...room.reservations.filter(isOngoing).map((one) => {
      const { fromMs, untilMs } = timeSpanOf(one)
      const isSitting = one.visit_state === 'seated'
      return {
        tables: one.tables,
        span: { fromMs, untilMs: isSitting ? Math.max(untilMs, nowMs + OVERSTAY_MS) : untilMs },
      }
    }),
    ...room.blocks.map((one) => ({ tables: one.tables, span: timeSpanOfBlock(one) })),
  ]
  for (const ahead of doorWaits(room)) {
    const seated = firstSeat(taken, floorPlan, ahead.people, nowMs)
    if (seated) taken.push(seated)
  }
  const own = firstSeat(taken, floorPlan, people, nowMs)
  return own && Math.round((own.span.fromMs - nowMs) / MINUTE_MS)
}

function firstSeat(taken: readonly Taken[], floorPlan: FloorPlan, people: number, nowMs: number): Taken | null {
  const seatings = seatingChoices(floorPlan, people)
  const stayMs = stayMinutesFor(people, floorPlan.stay_minutes) * MINUTE_MS
  for (let minutes = 0; minutes <= WAIT_MINUTES.max; minutes += WAIT_MINUTES.step) {
    const fromMs = nowMs + minutes * MINUTE_MS
    const span = { fromMs, untilMs: fromMs + stayMs }
    const busy = new Set(taken.filter((one) => overlaps(one.span, span)).flatMap(({ tables }) => tables))
    const tables = seatings.find((names) => names.every((name) => !busy.has(name)))
    if (tables) return { tables, span }
  }
  return null
}

function overlaps(one: TimeSpan, other: TimeSpan): boolean {
  return one.fromMs < other.untilMs && other.fromMs < one.untilMs
}

/** Whole minutes by which a promise is late; else 0. A called party no longer counts. */
export function overdueMinutes({ promised_at, state }: BoardWait, nowMs: number): number {
  if (state !== 'at_door' || !promised_at) return 0
  return Math.max(0, Math.floor((nowMs - Date.parse(promised_at)) / MINUTE_MS))
}
