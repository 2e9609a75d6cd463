import { useEffect, useEffectEvent, useRef } from 'react'
import { postOrder } from '@/components/checkout/client/lazy-parts'
import { useSubmission } from '@/components/form/client/use-submission'
import { orderKeyOfCart } from '@/lib/browser/storage/cart-store'
import {
  forgetPendingOrder,
  type PendingOrder,
  pendingOrder,
  storePendingOrder,
} from '@/lib/browser/storage/pending-order'
import type { OrderAnswer } from '@/lib/domain/ordering/checkout/order-outcome'
import type { OrderRequest } from '@/lib/domain/ordering/order/schema'

/** Sends an order once, from any number of tabs. Contract C3, C12. */
export function useOrderSubmission(restaurantId: number) {
  // Stored beside the body: a BLIK code exists in this page only.
  const blikCode = useRef<string | null>(null)
  const submission = useSubmission<PendingOrder, OrderAnswer>({
    store: storePendingOrder,
    async post({ body, key }) {
      const outcome = await postOrder(body, key, blikCode.current)
      if (outcome.type !== 'unanswered') forgetPendingOrder(restaurantId)
      return outcome
    },
  })
  const restore = useEffectEvent(submission.restore)

  // A page reloaded while the outcome was unknown stays locked until it has repeated the very same body.
  useEffect(() => {
    const pending = pendingOrder(restaurantId, Date.now())
    if (pending) restore(pending)
  }, [restaurantId])

  return {
    ...submission,
    /**
     * An order that another tab has sent comes first: its answer is this cart's order. The code typed here agrees to
     * this page's sum only, so it does not go with that order.
     */
    send: (body: OrderRequest, code: string | null) =>
      submission.send(() => {
        const pending = pendingOrder(restaurantId, Date.now())
        blikCode.current = pending ? null : code
        return pending ?? { key: orderKeyOfCart(), body, sentAtMs: Date.now() }
      }),
    /** The order could not be sent at all. */
    failed: () => submission.answered({ type: 'refused', code: 'not_sent', fields: {}, message: '' }),
  }
}
