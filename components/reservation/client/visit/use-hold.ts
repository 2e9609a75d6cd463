import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { requestHold } from '@/components/reservation/client/lazy-parts'
import { type HeldSlot, type HoldState, heldSlotKey, type SlotToHold } from './held-slot'

/**
 * Ten minutes of a table. A hold is requested as soon as there is a slot to hold, and requested anew when the slot
 * changes (with a notice). It is never prolonged automatically, not even by a reload after it has expired. Without a
 * hold the form still works. Contract C2.
 */
export function useHold(holdRequest: SlotToHold | null) {
  const [state, setState] = useState<HoldState>({ kind: 'none' })
  const last = useRef<HeldSlot | null>(null)
  const expiredSlot = useRef<string | null>(null)
  const requestQueue = useRef<Promise<void> | null>(null)
  const [isRequested, setRequested] = useState(false)
  const slot = holdRequest && heldSlotKey(holdRequest)

  function expire({ slot }: HeldSlot) {
    expiredSlot.current = slot
    applyState({ kind: 'expired' })
  }

  function applyState(next: HoldState) {
    last.current = next.kind === 'held' ? next.hold : null
    setState(next)
  }

  function request() {
    if (!holdRequest) return
    // Requests run one after the other: each names the hold it replaces, so that no old hold blocks its own table.
    const answered = Promise.resolve(requestQueue.current).then(async () => {
      if (last.current?.slot !== slot && expiredSlot.current !== slot) {
        const next = await requestHold(holdRequest, last.current?.token)
        if (next) applyState(next)
      }
      if (requestQueue.current !== answered) return
      requestQueue.current = null
      setRequested(false)
    })
    requestQueue.current = answered
    setRequested(true)
  }

  const requestFromEffect = useEffectEvent(request)
  useEffect(() => {
    if (slot) requestFromEffect()
  }, [slot])

  const expireFromTimer = useEffectEvent(expire)
  useEffect(() => {
    if (state.kind !== 'held') return
    const checkExpiry = () => state.hold.endsAtMs <= Date.now() && expireFromTimer(state.hold)
    const timer = setTimeout(checkExpiry, state.hold.endsAtMs - Date.now())
    // A sleeping phone stops its timers.
    document.addEventListener('visibilitychange', checkExpiry)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', checkExpiry)
    }
  }, [state])

  return {
    state,
    active: state.kind === 'held' ? state.hold : null,
    /** Is a hold being requested, as rendered? */
    isRequested,
    /** The same at this moment: an effect before the next render may have requested one. */
    isRequestedNow: () => requestQueue.current !== null,
    again() {
      expiredSlot.current = null
      request()
    },
    restore(stored: HeldSlot | null) {
      if (!stored) return
      if (stored.endsAtMs > Date.now()) applyState({ kind: 'held', hold: stored })
      else expire(stored)
    },
    /** The token to send with a reservation of that slot; empty without a hold of it. */
    tokenFor: (wanted: SlotToHold | null) =>
      wanted && state.kind === 'held' && state.hold.slot === heldSlotKey(wanted) ? state.hold.token : '',
  }
}
