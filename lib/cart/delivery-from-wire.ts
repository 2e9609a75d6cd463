import type { CartDelivery } from '@/lib/cart/price-cart'
import type { Distance } from '@/lib/delivery/schema'
import { groszeFromWire } from '@/lib/money'

/** What GET /restaurants/{id}/distance means for the price of a cart; `closed` and `paused` do not change it. */
export function cartDeliveryOf({ deliverable, reason, delivery_cost, min_cart, free_from }: Distance): CartDelivery {
  const isFar = reason === 'too_far' || reason === 'outside_zone' || (!deliverable && reason === null)
  if (isFar || delivery_cost === null) return { kind: 'outOfRange' }
  return {
    kind: 'known',
    terms: {
      feeGrosze: groszeFromWire(delivery_cost),
      minCartGrosze: groszeFromWire(min_cart ?? 0),
      freeFromGrosze: free_from === null ? null : groszeFromWire(free_from),
    },
  }
}
