import type { Grosze } from '@/lib/domain/money'
import { type DeliveryAt, servedAtOf } from '@/lib/domain/ordering/availability/placement'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { type CartDelivery, type PricedCart, priceCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { DeliveryAnswer } from '@/lib/domain/ordering/delivery/zones'
import type { TravelTime } from '@/lib/domain/ordering/order/eta'
import type { OrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import type { FoundVoucher } from './vouchers'

/** A cart on its way to a quote or an order. */
export interface OrderPricingRequest {
  orderingRestaurant: OrderingRestaurant
  lines: CartLine[]
  deliveryType: DeliveryType
  deliveryAt: DeliveryAt
  /** The delivery terms at the address; `null` for takeout and while no address is given. */
  deliveryAnswer: DeliveryAnswer | null
  tipGrosze: Grosze
  voucher: FoundVoucher | null
}

export interface PricedOrder {
  cart: PricedCart
  travelTime: TravelTime
}

/** How long a packed bag waits for its diner. */
const PICK_UP_MINUTES = 10

/** Quote and order ask the same function. Contract C3, C5. */
export function priceOrder(
  { orderingRestaurant, lines, deliveryType, deliveryAt, deliveryAnswer, ...asked }: OrderPricingRequest,
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
    tipGrosze: asked.tipGrosze,
    code: asked.voucher?.code ?? null,
    servedAt: servedAtOf(deliveryAt, now),
    now,
  })
  return { cart, travelTime: travelTimeOf(orderingRestaurant, deliveryType, deliveryAnswer) }
}

function knownDelivery({ terms }: DeliveryAnswer): CartDelivery {
  return terms ? { kind: 'known', terms } : { kind: 'outOfRange' }
}

function lowestMinCart({ terms }: OrderingRestaurant): Grosze {
  return terms.zones.length === 0 ? 0 : Math.min(...terms.zones.map(({ minCartGrosze }) => minCartGrosze))
}

// A zone promises the whole time from order to delivery; without the preparation time, the travel time is left.
function travelTimeOf(
  { terms }: OrderingRestaurant,
  deliveryType: DeliveryType,
  deliveryAnswer: DeliveryAnswer | null,
): TravelTime {
  if (deliveryType === 'takeout') return { travelMinMinutes: 0, travelMaxMinutes: PICK_UP_MINUTES }
  const { etaMinMinutes, etaMaxMinutes } = deliveryAnswer?.terms ?? { etaMinMinutes: 0, etaMaxMinutes: 0 }
  return {
    travelMinMinutes: Math.max(0, etaMinMinutes - terms.preparationMinutes),
    travelMaxMinutes: Math.max(5, etaMaxMinutes - terms.preparationMinutes),
  }
}
