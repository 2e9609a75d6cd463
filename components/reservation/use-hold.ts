import { useEffect, useRef, useState } from 'react'
import { callApi } from '@/lib/browser/call-api'
import { HOLD_MS } from '@/lib/reservation/hold'
import type { KeptDraft } from '@/lib/reservation/kept-draft'

export type Held = NonNullable<KeptDraft['hold']>
export type HoldState = { kind: 'none' } | { kind: 'held'; hold: Held } | { kind: 'expired' } | { kind: 'lost' }

/** A slot that can be held; `null` while there is none, or while nobody has begun to type. */
export interface HoldWish {
  restaurantId: number
  /** `YYYY-MM-DD HH:MM:00`. */
  from: string
  people: number
}

/**
 * Ten minutes of a table. Made for the wish as soon as there is one, moved along when the wish changes, never prolonged
 * by itself. A hold that cannot be had costs nothing: the form works without. Contract C2.
 */
export function useHold(wish: HoldWish | null, kept: Held | null) {
  const [state, setState] = useState<HoldState>({ kind: 'none' })
  const [round, setRound] = useState(0)
  const last = useRef<Held | null>(null)
  const slot = wish ? `${wish.restaurantId} ${wish.from} ${wish.people}` : null

  useEffect(() => {
    if (!kept || kept.endsAtMs <= Date.now()) return
    last.current = kept
    setState({ kind: 'held', hold: kept })
  }, [kept])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `slot` stands for the wish, `round` for asking again.
  useEffect(() => {
    if (!wish || !slot || (last.current?.slot === slot && round === 0)) return
    const abort = new AbortController()
    hold(wish, slot, last.current?.token, abort.signal).then(
      (next) => {
        last.current = next.kind === 'held' ? next.hold : null
        setState(next)
      },
      () => {}, // logged by the call; the form works without a hold
    )
    return () => abort.abort()
  }, [slot, round])

  useEffect(() => {
    if (state.kind !== 'held') return
    const timer = setTimeout(() => setState({ kind: 'expired' }), state.hold.endsAtMs - Date.now())
    return () => clearTimeout(timer)
  }, [state])

  const hold_ = state.kind === 'held' && state.hold.slot === slot ? state.hold : null
  return { state, hold: hold_, again: () => setRound((before) => before + 1) }
}

// The ten minutes are measured by this browser's clock alone: its time of day may be wrong.
async function hold(
  wish: HoldWish,
  slot: string,
  replaces: string | undefined,
  signal: AbortSignal,
): Promise<HoldState> {
  const endsAtMs = Date.now() + HOLD_MS
  const body = { restaurant_id: wish.restaurantId, from: wish.from, people: wish.people, ...(replaces && { replaces }) }
  const { status, json } = await callApi('/api/holds', { method: 'POST', body, signal })
  const answer = json as { token?: string; error?: { code?: string } } | null
  if (status === 201 && answer?.token) return { kind: 'held', hold: { token: answer.token, endsAtMs, slot } }
  return { kind: answer?.error?.code === 'slot_taken' ? 'lost' : 'none' }
}
