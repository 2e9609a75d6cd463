import type { Opening } from '@/lib/hours/coming-openings'
import type { PauseState } from '@/lib/order/paused'
import type { LocalDate, LocalTime } from '@/lib/time'

/** An opening, and the earliest time that can be ordered for it while it is still shut. */
export type OrderOpening = Opening & { firstOrder: LocalTime | null }
/** Whether a kitchen takes orders, ready for a browser that only compares numbers. */
export type KitchenDoor = {
  takesOrders: boolean
  openings: OrderOpening[]
  /** A later time may be chosen. */
  takesScheduled: boolean
  pause: Exclude<PauseState, { kind: 'none' }> | null
  /** Null = ended by hand. */
  pauseUntilMs: number | null
  pauseUntil: LocalTime | null
  /** Days on which a rule of the restaurant disables orders, with its words. Contract C9. */
  disabledOn: Record<LocalDate, string>
}
/** What the diner may do now. */
export type DoorState =
  | { kind: 'open'; until: LocalTime | null; busyMinutes: number }
  | { kind: 'later'; opens: OrderOpening | null; text: string | null }
  | { kind: 'stopped'; text: string; until: LocalTime | null }
  | { kind: 'shut'; opens: OrderOpening | null }
  | { kind: 'off' }

/** Does the kitchen take orders at this moment, for later only, or not at all? Ledger L113, L209–L212, L239, C17. */
export function doorStateAt(door: KitchenDoor, nowMs: number, today: LocalDate): DoorState {
  const { openings, takesScheduled } = door
  if (!door.takesOrders) return { kind: 'off' }
  const disabled = door.disabledOn[today]
  const opens = openings.find(({ fromMs }) => fromMs > nowMs) ?? null
  if (disabled && !takesScheduled) return { kind: 'stopped', text: disabled, until: null }
  if (disabled) return { kind: 'later', opens: null, text: disabled }
  const pause = isOver(door, nowMs) ? null : door.pause
  if (pause?.kind === 'stopped') return { kind: 'stopped', text: pause.text, until: door.pauseUntil }
  if (pause?.kind === 'laterOnly') return { kind: 'later', opens: null, text: pause.text }
  const current = openings.find(({ fromMs, untilMs }) => fromMs <= nowMs && nowMs < untilMs)
  if (current) return { kind: 'open', until: current.closes, busyMinutes: pause?.kind === 'busy' ? pause.minutes : 0 }
  return takesScheduled && opens?.firstOrder ? { kind: 'later', opens, text: null } : { kind: 'shut', opens }
}

/** May the diner go on to pay? */
export function mayCheckOut({ kind }: DoorState): boolean {
  return kind === 'open' || kind === 'later'
}

function isOver({ pauseUntilMs }: KitchenDoor, nowMs: number): boolean {
  return pauseUntilMs !== null && pauseUntilMs <= nowMs
}
