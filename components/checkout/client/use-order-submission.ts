import { useEffect, useEffectEvent } from 'react'
import { useSubmission } from '@/components/form/client/use-submission'
import { orderKey } from '@/lib/browser/storage/cart-store'
import {
  forgetPendingOrder,
  keepPendingOrder,
  type PendingOrder,
  pendingOrder,
} from '@/lib/browser/storage/pending-order'
import type { OrderAnswer } from '@/lib/domain/ordering/checkout/order-outcome'
import type { OrderRequest } from '@/lib/domain/ordering/order/schema'
import { postOrder } from './lazy-parts'

/** Sends an order once, in however many tabs it is asked to. Contract C3, C12. */
export function useOrderSubmission(restaurantId: number) {
  const submission = useSubmission<PendingOrder, OrderAnswer>({
    keep: keepPendingOrder,
    async post({ body, key }) {
      const outcome = await postOrder(body, key)
      if (outcome.type !== 'unanswered') forgetPendingOrder(restaurantId)
      return outcome
    },
  })
  const restore = useEffectEvent(submission.restore)

  // A page that was reloaded while nobody knew stays locked until it has asked again with the very same body.
  useEffect(() => {
    const pending = pendingOrder(restaurantId, Date.now())
    if (pending) restore(pending)
  }, [restaurantId])

  return {
    ...submission,
    /** What another tab has sent comes first: its answer is this cart's order. */
    send: (body: OrderRequest) =>
      submission.send(() => pendingOrder(restaurantId, Date.now()) ?? { key: orderKey(), body, sentAtMs: Date.now() }),
    /** Nothing could be sent at all. */
    failed: () => submission.answered({ type: 'refused', code: 'not_sent', fields: {}, message: '' }),
  }
}
