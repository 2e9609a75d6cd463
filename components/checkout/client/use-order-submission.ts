import { useCallback, useEffect, useRef, useState } from 'react'
import { orderKey } from '@/lib/browser/storage/cart-store'
import {
  forgetPendingOrder,
  keepPendingOrder,
  type PendingOrder,
  pendingOrder,
} from '@/lib/browser/storage/pending-order'
import { nextDelayMs } from '@/lib/domain/form/submission'
import { groszeFromWire } from '@/lib/domain/money'
import {
  INITIAL_ATTEMPT,
  isOrderLocked,
  type OrderEvent,
  reduceOrderSubmission,
} from '@/lib/domain/ordering/checkout/order-submission'
import type { OrderRequest } from '@/lib/domain/ordering/order/schema'
import { postOrder } from './lazy-parts'

/**
 * Sends an order once, however often and in however many tabs it is asked to, and repeats the same body with the same
 * key while no definite answer comes. Contract C3, C12.
 */
export function useOrderSubmission(restaurantId: number) {
  const [attempt, setAttempt] = useState(INITIAL_ATTEMPT)
  // Two taps may come before one render: the decision is taken on the newest state, not on the rendered one.
  const current = useRef(attempt)
  const sent = useRef<PendingOrder | null>(null)

  const apply = useCallback((event: OrderEvent) => {
    current.current = reduceOrderSubmission(current.current, event)
    setAttempt(current.current)
  }, [])

  const post = useCallback(async () => {
    if (!sent.current) return
    const outcome = await postOrder(sent.current.body, sent.current.key)
    if (outcome.type !== 'unanswered') forgetPendingOrder(restaurantId)
    apply(outcome)
  }, [apply, restaurantId])

  const startAttempt = useCallback(
    (next: PendingOrder) => {
      sent.current = next
      keepPendingOrder(next)
      apply({ type: 'submitted', totalGrosze: groszeFromWire(next.body.expected_total) })
      void post()
    },
    [apply, post],
  )

  // A page that was reloaded while nobody knew stays locked until it has asked again with the very same body.
  useEffect(() => {
    sent.current = pendingOrder(restaurantId, Date.now())
    if (sent.current) apply({ type: 'restored' })
  }, [apply, restaurantId])

  const { state } = attempt
  useEffect(() => {
    if (state.kind !== 'unsure') return
    const timer = setTimeout(post, nextDelayMs(state.attempt))
    return () => clearTimeout(timer)
  }, [state, post])

  return {
    state,
    /** The body of the last attempt, this page's or another tab's. */
    sent,
    send(body: OrderRequest) {
      if (isOrderLocked(current.current.state)) return
      // What another tab has sent comes first: its answer is this cart's order.
      startAttempt(pendingOrder(restaurantId, Date.now()) ?? { key: orderKey(), body, sentAtMs: Date.now() })
    },
    /** Nothing could be sent at all. */
    failed: () => apply({ type: 'refused', code: 'not_sent', fields: {}, message: '' }),
    edited: () => apply({ type: 'edited' }),
    /** The very same once more, when all repeats went unanswered. */
    retry() {
      if (current.current.state.kind === 'gaveUp' && sent.current) startAttempt(sent.current)
    },
  }
}
