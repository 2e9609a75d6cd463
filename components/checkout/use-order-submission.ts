import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { groszeFromWire } from '@/lib/money'
import { isOrderLocked, NOTHING_SENT, type OrderEvent, reduceOrder } from '@/lib/order/order-submission'
import type { OrderRequest } from '@/lib/order/schema'
import { nextDelayMs } from '@/lib/reservation/submission'
import { postOrder } from './post-order'

/**
 * Sends an order once, however often it is asked to, and repeats the same body with the same key while no definite
 * answer comes. Contract C3, C12.
 */
export function useOrderSubmission(key: RefObject<string>) {
  const [attempt, setAttempt] = useState(NOTHING_SENT)
  // Two taps may come before one render: the decision is taken on the newest state, not on the rendered one.
  const current = useRef(attempt)
  const payload = useRef<OrderRequest | null>(null)

  const apply = useCallback((event: OrderEvent) => {
    current.current = reduceOrder(current.current, event)
    setAttempt(current.current)
  }, [])

  const post = useCallback(async () => {
    if (payload.current) apply(await postOrder(payload.current, key.current))
  }, [apply, key])

  const send = useCallback(
    (body: OrderRequest) => {
      const { state } = current.current
      if (isOrderLocked(state) && state.kind !== 'gaveUp') return
      payload.current = body
      apply({ type: 'submitted', totalGrosze: groszeFromWire(body.expected_total) })
      void post()
    },
    [apply, post],
  )

  const { state } = attempt
  useEffect(() => {
    if (state.kind !== 'unsure') return
    const timer = setTimeout(post, nextDelayMs(state.attempt))
    return () => clearTimeout(timer)
  }, [state, post])

  return {
    state,
    send,
    edited: () => apply({ type: 'edited' }),
    retry: () => payload.current && send(payload.current),
    /** A tab that was reloaded while nobody knew stays locked until it has asked again with the very same body. */
    restore(body: OrderRequest) {
      payload.current = body
      apply({ type: 'restored' })
    },
  }
}
