import { type Grosze, groszeFromWire } from '@/lib/domain/money'
import type { CartDelivery } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { Distance } from '@/lib/domain/ordering/delivery/schema'

/**
 * The delivery terms of a cart from GET /restaurants/{id}/distance; `closed` and `paused` do not change them. Without
 * an answer, or within reach but in no priced zone, only the restaurant's `lowestMinCartGrosze` is known, which does
 * not mean "too far". Contract C5.
 */
export function cartDeliveryOf(distance: Distance | null, lowestMinCartGrosze: Grosze): CartDelivery {
  if (!distance) return { kind: 'unknown', minCartGrosze: lowestMinCartGrosze }
  const { delivery_cost, min_cart, free_from } = distance
  if (isOutOfReach(distance)) return { kind: 'outOfRange' }
  if (delivery_cost === null) {
    return { kind: 'unknown', minCartGrosze: min_cart === null ? lowestMinCartGrosze : groszeFromWire(min_cart) }
  }
  return {
    kind: 'known',
    terms: {
      feeGrosze: groszeFromWire(delivery_cost),
      minCartGrosze: groszeFromWire(min_cart ?? 0),
      freeFromGrosze: free_from === null ? null : groszeFromWire(free_from),
    },
  }
}

const OUT_OF_REACH: ReadonlySet<Distance['reason']> = new Set(['too_far', 'outside_zone', 'takeout_only'])

/** Is the address outside every zone? A restaurant that is closed or paused is not out of reach. */
export function isOutOfReach({ deliverable, reason }: Pick<Distance, 'deliverable' | 'reason'>): boolean {
  return OUT_OF_REACH.has(reason) || (!deliverable && reason === null)
}
