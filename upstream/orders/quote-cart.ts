import { groszeFromWire } from '@/lib/domain/money'
import { placementRefusals } from '@/lib/domain/ordering/availability/placement'
import { linesFromWire } from '@/lib/domain/ordering/cart/lines-wire'
import { quoteToWire } from '@/lib/domain/ordering/cart/pricing/quote-to-wire'
import type { Quote, QuoteRequest } from '@/lib/domain/ordering/cart/schema'
import { distanceToWire } from '@/upstream/addresses/delivery-distance'
import type { AddressLookup } from '@/upstream/addresses/locate-address'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { findStoredOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import { quoteDelivery } from './delivery-quote'
import { isKitchenFull } from './kitchen-slots'
import { kitchenTimes } from './kitchen-times'
import { orderingPolicy } from './ordering-policy'
import { priceOrder } from './price-order'
import { findVoucher } from './vouchers'

/** Prices carts that would be refused now too, with the reason of the refusal. Contract C0. */
export async function quoteCart(
  lookup: AddressLookup,
  tenant: string,
  request: QuoteRequest,
  now: Date,
): Promise<Outcome<Quote>> {
  const { db } = lookup
  const { delivery_type: deliveryType, voucher_code: typed } = request
  const orderingRestaurant = await findStoredOrderingRestaurant(db, tenant, request.restaurant_id, now)
  if (!orderingRestaurant) return refused(404, 'unknown_restaurant')
  const { quote: delivery, refusal } = await quoteDelivery(lookup, orderingRestaurant, request)
  const pricingRequest = {
    orderingRestaurant,
    lines: linesFromWire(request.products),
    deliveryType,
    deliveryAt: request.deliveryAt ?? 'ASAP',
    deliveryAnswer: delivery?.answer ?? null,
    tipGrosze: groszeFromWire(request.tip ?? 0),
    voucher: typed === undefined ? null : await findVoucher(db, { tenant, typed, customer: null }),
  }
  const { cart, travelTime } = priceOrder(pricingRequest, now)
  const policy = orderingPolicy(orderingRestaurant, deliveryType, [], now)
  // No payment method is chosen yet; an empty one is never refused.
  const placement = {
    deliveryType,
    deliveryAt: pricingRequest.deliveryAt,
    paymentMethod: 'paid' as const,
    totalGrosze: 0,
  }
  const times = kitchenTimes(orderingRestaurant, pricingRequest.deliveryAt, travelTime, now)
  const isFull = await isKitchenFull(db, times.kitchen, times)
  const orderingRefusals = [...placementRefusals(policy, placement, now), ...(isFull ? ['no_capacity' as const] : [])]
  return done({
    ...quoteToWire(cart),
    address: delivery?.address ?? null,
    distance: delivery && distanceToWire(orderingRestaurant.restaurant, delivery.answer, now),
    refusals: [...orderingRefusals, ...(refusal ? [refusal] : []), ...cart.refusals],
  })
}
