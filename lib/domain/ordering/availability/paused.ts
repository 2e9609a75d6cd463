/** Ledger L209–L212. */
export const PAUSED_REASONS = ['too-many-orders', 'closed', 'technical', 'other'] as const
export type PausedReason = (typeof PAUSED_REASONS)[number]

/**
 * `orders_paused` of a restaurant; `until` null is ended by hand. A reason stops orders; without one `busyMinutes` only
 * makes them take longer. Contract C17.
 */
export type Paused = { reason: string | null; until: Date | null; busyMinutes?: number }
/**
 * What the pause does now: nothing, more minutes for what is wanted at once, no orders at once, or none at all.
 * `text` is the seed's.
 */
export type PauseState =
  | { kind: 'none' }
  | { kind: 'busy'; minutes: number }
  | { kind: 'laterOnly' | 'stopped'; reason: PausedReason; text: string }

const STOPPED = 'Zamówienia chwilowo wstrzymane'

const texts: Record<PausedReason, string> = {
  'too-many-orders': STOPPED,
  closed: 'Restauracja obecnie jest zamknięta',
  technical: STOPPED,
  other: STOPPED,
}

/** An unknown reason reads as `other`. Ledger L212. */
export function pausedReasonOf(reason: string | null): PausedReason {
  return PAUSED_REASONS.find((known) => known === reason) ?? 'other'
}

/** The seed's words for a pause. Ledger L209–L212. */
export function pausedText(reason: string | null): string {
  return texts[pausedReasonOf(reason)]
}

/**
 * A pause whose time is over needs nobody to lift it; `closed` leaves the choice of a later time. Wherever a reason is
 * set it is what counts, whatever minutes stand beside it. Ledger L209–L212, contract C17.
 */
export function pauseStateAt(paused: Paused | null, takesScheduled: boolean, now: Date): PauseState {
  if (!paused || (paused.until && paused.until <= now)) return { kind: 'none' }
  if (!paused.reason && paused.busyMinutes) return { kind: 'busy', minutes: paused.busyMinutes }
  const reason = pausedReasonOf(paused.reason)
  const kind = reason === 'closed' && takesScheduled ? 'laterOnly' : 'stopped'
  return { kind, reason, text: texts[reason] }
}

/** Minutes that a busy kitchen adds at `now` to what is wanted at once. Contract C17. */
export function busyMinutesAt(paused: Paused | null, now: Date): number {
  const state = pauseStateAt(paused, true, now)
  return state.kind === 'busy' ? state.minutes : 0
}
