import { earliestScheduledMs, firstTimeIn, type ScheduledTerms } from '@/lib/domain/ordering/availability/first-time'
import type { PauseState } from '@/lib/domain/ordering/availability/paused'
import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import type { UpcomingOpening } from '@/lib/domain/restaurant/hours/upcoming-openings'
import { addDays, type LocalDate, type LocalTime, localDateOf, localTimeOf } from '@/lib/domain/time/time'

/** An opening, and the last moment at which the kitchen can make an order for now without busy minutes. */
export type OrderOpening = UpcomingOpening & { lastMs: number }
/** The first time that can be chosen, and its day. */
export type FirstTime = { date: LocalDate; time: LocalTime }
/** Everything that decides whether a restaurant takes orders, as numbers that a browser only compares. */
export type OrderingSchedule = {
  takesOrders: boolean
  openings: OrderOpening[]
  /** Restaurant's own last order for now, in minutes before a closing; a longer kitchen time takes precedence. */
  ownLastMinutes?: number
  /** The kitchen has hours of its own: while it is closed the restaurant may be open. */
  hasKitchenHours?: boolean
  /** The terms of scheduled orders, with the lead time of each delivery type; null if the restaurant takes none. */
  scheduled:
    | (Omit<ScheduledTerms, 'leadMinutes'> & { daysAhead: number; leadMinutes: Record<DeliveryMode, number> })
    | null
  pause: Exclude<PauseState, { kind: 'none' }> | null
  /** Null = until it is lifted by hand. */
  pauseUntilMs: number | null
  /** Includes the day if it is not today. */
  pauseUntil: string | null
  /** Days on which a rule of the restaurant disables orders, with the rule's text. Contract C9. */
  disabledOn: Record<LocalDate, string>
}
/**
 * `isLate`: the restaurant is open, but could not cook before it closes. `isKitchenClosed`: its kitchen is closed,
 * whether or not the restaurant is.
 */
export type ClosingCause = { isLate?: boolean; isKitchenClosed?: boolean }
/** Orders that are possible for the diner now. */
export type OrderingAvailability =
  /**
   * Orders for now are accepted until `until` at least, in steps of five minutes; null if that is more than a day
   * away.
   */
  | { kind: 'open'; until: LocalTime | null; isLast: boolean; busyMinutes: number }
  | ({ kind: 'later'; opens: OrderOpening; first: FirstTime; text: null } & ClosingCause)
  | { kind: 'later'; opens: null; text: string }
  | { kind: 'stopped'; text: string; until: string | null }
  | ({ kind: 'shut'; opens: OrderOpening | null } & ClosingCause)
  | { kind: 'off' }

const STEP_MS = 5 * 60_000
const DAY_MS = 86_400_000

/** Does the restaurant take orders now, only for later, or not at all? Ledger L113, L209–L212, L239, C1, C17. */
export function orderingAvailabilityAt(
  schedule: OrderingSchedule,
  nowMs: number,
  today: LocalDate,
  mode: DeliveryMode,
): OrderingAvailability {
  const { openings, scheduled } = schedule
  if (!schedule.takesOrders) return { kind: 'off' }
  const disabled = schedule.disabledOn[today]
  const opens = openings.find(({ fromMs }) => fromMs > nowMs) ?? null
  if (disabled && !scheduled) return { kind: 'stopped', text: disabled, until: null }
  if (disabled) return { kind: 'later', opens: null, text: disabled }
  const pause = isOver(schedule, nowMs) ? null : schedule.pause
  if (pause?.kind === 'stopped') return { kind: 'stopped', text: pause.text, until: schedule.pauseUntil }
  if (pause?.kind === 'laterOnly') return { kind: 'later', opens: null, text: pause.text }
  const current = openings.find(({ fromMs, untilMs }) => fromMs <= nowMs && nowMs < untilMs)
  const busyMinutes = pause?.kind === 'busy' ? pause.minutes : 0
  const lastMs = current ? lastMsOf(current, busyMinutes, schedule) : 0
  if (nowMs <= lastMs) {
    const stepMs = Math.floor(lastMs / STEP_MS) * STEP_MS
    const until = lastMs - nowMs > DAY_MS ? null : localTimeOf(new Date(stepMs))
    // After the last five-minute step no rounded time is true: the page says that these are the last minutes.
    return { kind: 'open', until, isLast: stepMs < nowMs, busyMinutes }
  }
  const late = current ? { isLate: true } : schedule.hasKitchenHours && { isKitchenClosed: true }
  const first = opens && firstTimeOf(schedule, nowMs, today, mode)
  return first ? { kind: 'later', opens, first, text: null, ...late } : { kind: 'shut', opens, ...late }
}

function lastMsOf({ lastMs, untilMs }: OrderOpening, busyMinutes: number, schedule: OrderingSchedule): number {
  return Math.min(lastMs - busyMinutes * 60_000, untilMs - (schedule.ownLastMinutes ?? 0) * 60_000)
}

// Only later openings: the current one accepts no orders, neither for now nor for later.
function firstTimeOf(
  { openings, scheduled, disabledOn }: OrderingSchedule,
  nowMs: number,
  today: LocalDate,
  mode: DeliveryMode,
): FirstTime | null {
  if (!scheduled) return null
  const terms = { ...scheduled, leadMinutes: scheduled.leadMinutes[mode] }
  const earliestMs = earliestScheduledMs(openings, nowMs, terms.leadMinutes)
  for (const opening of openings) {
    const firstMs = opening.fromMs > nowMs ? firstTimeIn(opening, terms, { nowMs, earliestMs }) : null
    const at = firstMs === null ? null : new Date(firstMs)
    if (!at || disabledOn[localDateOf(at)]) continue
    const date = localDateOf(at)
    return date <= addDays(today, scheduled.daysAhead) ? { date, time: localTimeOf(at) } : null
  }
  return null
}

/** May the diner go on to the checkout? */
export function mayCheckOut({ kind }: OrderingAvailability): boolean {
  return kind === 'open' || kind === 'later'
}

function isOver({ pauseUntilMs }: OrderingSchedule, nowMs: number): boolean {
  return pauseUntilMs !== null && pauseUntilMs <= nowMs
}
