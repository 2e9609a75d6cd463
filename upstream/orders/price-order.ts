import type { Grosze } from '@/lib/domain/money'
import { type DeliveryAt, servedAtOf } from '@/lib/domain/ordering/availability/placement'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { type CartDelivery, type PricedCart, priceCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { DeliveryAnswer } from '@/lib/domain/ordering/delivery/zones'
import type { TravelTime } from '@/lib/domain/ordering/order/eta'
import { travelTimeOf } from '@/lib/domain/ordering/promise/order-promise'
import type { StoredOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import type { FoundVoucher } from './vouchers'

/** A cart on its way to a quote or an order. */
interface OrderPricingRequest {
  orderingRestaurant: StoredOrderingRestaurant
  lines: CartLine[]
  deliveryType: DeliveryType
  deliveryAt: DeliveryAt
  /** The delivery terms at the address; `null` for takeout and while no address is given. */
  deliveryAnswer: DeliveryAnswer | null
  tipGrosze: Grosze
  voucher: FoundVoucher | null
}

interface PricedOrder {
  cart: PricedCart
  travelTime: TravelTime
}

/** Quote and order use the same function. Contract C3, C5. */
export function priceOrder(
  { orderingRestaurant, lines, deliveryType, deliveryAt, deliveryAnswer, ...request }: OrderPricingRequest,
  now: Date,
): PricedOrder {
  const cart = priceCart({
    restaurantId: orderingRestaurant.restaurant.id,
    menu: orderingRestaurant.menu,
    lines,
    deliveryType,
    delivery: deliveryAnswer
      ? knownDelivery(deliveryAnswer)
      : { kind: 'unknown', minCartGrosze: lowestMinCart(orderingRestaurant) },
    packagingGrosze: orderingRestaurant.terms.packagingGrosze,
    tipGrosze: request.tipGrosze,
    code: request.voucher?.code ?? null,
    servedAt: servedAtOf(deliveryAt, now),
    now,
  })
  return { cart, travelTime: travelTimeTo(orderingRestaurant, deliveryType, deliveryAnswer) }
}

function knownDelivery({ terms }: DeliveryAnswer): CartDelivery {
  return terms ? { kind: 'known', terms } : { kind: 'outOfRange' }
}

function lowestMinCart({ terms }: StoredOrderingRestaurant): Grosze {
  return terms.zones.length === 0 ? 0 : Math.min(...terms.zones.map(({ minCartGrosze }) => minCartGrosze))
}

function travelTimeTo(
  { terms }: StoredOrderingRestaurant,
  deliveryType: DeliveryType,
  deliveryAnswer: DeliveryAnswer | null,
): TravelTime {
  const { etaMinMinutes: from, etaMaxMinutes: to } = deliveryAnswer?.terms ?? { etaMinMinutes: 0, etaMaxMinutes: 0 }
  return travelTimeOf(deliveryType === 'takeout' ? null : { from, to }, terms.preparationMinutes)
}
