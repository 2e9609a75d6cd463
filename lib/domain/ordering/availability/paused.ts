import { PAUSED_TEXTS } from '@/messages/content/paused-texts'

/** Ledger L209–L212. */
export const PAUSED_REASONS = ['too-many-orders', 'closed', 'technical', 'other'] as const
type PausedReason = (typeof PAUSED_REASONS)[number]

/**
 * `orders_paused` of a restaurant; `until` null = until it is lifted by hand. A reason stops orders; without a reason,
 * `busyMinutes` only make them take longer. Contract C17.
 */
export type Paused = { reason: string | null; until: Date | null; busyMinutes?: number }
/**
 * The effect of the pause now: none, busy minutes for orders for now, no orders for now, or no orders. `text` is the
 * seed's text.
 */
export type PauseState =
  | { kind: 'none' }
  | { kind: 'busy'; minutes: number }
  | { kind: 'laterOnly' | 'stopped'; reason: PausedReason; text: string }

/** An unknown reason counts as `other`. Ledger L212. */
export function pausedReasonOf(reason: string | null): PausedReason {
  return PAUSED_REASONS.find((known) => known === reason) ?? 'other'
}

/** The seed's text for a pause. Ledger L209–L212. */
export function pausedText(reason: string | null): string {
  return PAUSED_TEXTS[pausedReasonOf(reason)]
}

/**
 * A pause ends by itself at `until`; `closed` still allows scheduled orders. If a reason is set, the busy minutes are
 * ignored. Ledger L209–L212, contract C17.
 */
export function pauseStateAt(paused: Paused | null, takesScheduled: boolean, now: Date): PauseState {
  if (!paused || (paused.until && paused.until <= now)) return { kind: 'none' }
  if (!paused.reason && paused.busyMinutes) return { kind: 'busy', minutes: paused.busyMinutes }
  const reason = pausedReasonOf(paused.reason)
  const kind = reason === 'closed' && takesScheduled ? 'laterOnly' : 'stopped'
  return { kind, reason, text: PAUSED_TEXTS[reason] }
}

/**
 * Reason for which a pause refuses every order, also scheduled ones; `null` where it does not. The reason `closed`
 * is refused as closed. Ledger L209–L212, contract C17.
 */
export function pauseRefusalAt(paused: Paused | null, takesScheduled: boolean, now: Date): 'paused' | 'closed' | null {
  const state = pauseStateAt(paused, takesScheduled, now)
  if (state.kind !== 'stopped') return null
  return state.reason === 'closed' ? 'closed' : 'paused'
}

/** Does the pause stop orders for now? Contract C17. */
export function stopsOrdersForNow(state: PauseState): state is Extract<PauseState, { text: string }> {
  return state.kind === 'stopped' || state.kind === 'laterOnly'
}

/** Minutes that a busy kitchen adds at `now` to orders for now. Contract C17. */
export function busyMinutesAt(paused: Paused | null, now: Date): number {
  const state = pauseStateAt(paused, true, now)
  return state.kind === 'busy' ? state.minutes : 0
}
