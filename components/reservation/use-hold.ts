import { useEffect, useRef, useState } from 'react'
import { type Held, type HoldState, type HoldWish, slotOf } from './held-slot'
import { askForHold } from './later'

/**
 * Ten minutes of a table. Made for the wish as soon as there is one, moved along when the wish changes (which is said),
 * never prolonged by itself: not even by a reload after it has run out. A hold that cannot be had costs nothing: the form works without. Contract C2.
 */
export function useHold(wish: HoldWish | null) {
  const [state, setState] = useState<HoldState>({ kind: 'none' })
  const [round, setRound] = useState(0)
  const last = useRef<Held | null>(null)
  const expiredSlot = useRef<string | null>(null)
  const inTurn = useRef(Promise.resolve())
  const slot = wish && slotOf(wish)

  function expire({ slot }: Held) {
    expiredSlot.current = slot
    take({ kind: 'expired' })
  }

  function take(next: HoldState) {
    last.current = next.kind === 'held' ? next.hold : null
    setState(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `slot` stands for the wish, `round` for asking again.
  useEffect(() => {
    if (!wish) return
    // One after the other: each names the one it replaces, so that none is left behind to block its own table.
    inTurn.current = inTurn.current.then(async () => {
      if (last.current?.slot === slot || expiredSlot.current === slot) return
      const next = await askForHold(wish, last.current?.token)
      if (next) take(next)
    })
  }, [slot, round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each state.
  useEffect(() => {
    if (state.kind !== 'held') return
    const look = () => state.hold.endsAtMs <= Date.now() && expire(state.hold)
    const timer = setTimeout(look, state.hold.endsAtMs - Date.now())
    // The timer of a phone that sleeps stands still.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [state])

  return {
    state,
    held: state.kind === 'held' ? state.hold : null,
    again() {
      expiredSlot.current = null
      setRound((before) => before + 1)
    },
    restore(kept: Held | null) {
      if (!kept) return
      if (kept.endsAtMs > Date.now()) take({ kind: 'held', hold: kept })
      else expire(kept)
    },
    /** The token that may go with a reservation of the wish; empty where there is none. */
    tokenFor: (wanted: HoldWish | null) =>
      wanted && state.kind === 'held' && state.hold.slot === slotOf(wanted) ? state.hold.token : '',
  }
}
