import type { CartLine } from '@/lib/cart/cart-line'
import { type CartDelivery, type PricedCart, priceCart } from '@/lib/cart/price-cart'
import type { DeliveryType } from '@/lib/delivery/schema'
import type { DeliveryAnswer } from '@/lib/delivery/zones'
import type { Grosze } from '@/lib/money'
import type { Way } from '@/lib/order/eta'
import { type DeliveryAt, servedAtOf } from '@/lib/order/placement'
import type { OrderingPlace } from '../menus/ordering-place'
import type { FoundVoucher } from './vouchers'

/** A cart on its way to a quote or an order. */
export interface Asked {
  place: OrderingPlace
  lines: CartLine[]
  deliveryType: DeliveryType
  deliveryAt: DeliveryAt
  /** What delivering to the door means; `null` for takeout and while nobody has said where it is. */
  reached: DeliveryAnswer | null
  tipGrosze: Grosze
  voucher: FoundVoucher | null
}

export interface PricedOrder {
  cart: PricedCart
  way: Way
}

/** How long a packed bag waits for its diner. */
const PICK_UP_MINUTES = 10

/** Quote and order ask the same function. Contract C3, C5. */
export function priceOrder(
  { place, lines, deliveryType, deliveryAt, reached, ...asked }: Asked,
  now: Date,
): PricedOrder {
  const cart = priceCart({
    restaurantId: place.restaurant.id,
    menu: place.menu,
    lines,
    deliveryType,
    delivery: reached ? knownDelivery(reached) : { kind: 'unknown', minCartGrosze: lowestMinCart(place) },
    packagingGrosze: place.terms.packagingGrosze,
    tipGrosze: asked.tipGrosze,
    code: asked.voucher?.code ?? null,
    servedAt: servedAtOf(deliveryAt, now),
    now,
  })
  return { cart, way: wayOf(place, deliveryType, reached) }
}

function knownDelivery({ terms }: DeliveryAnswer): CartDelivery {
  return terms ? { kind: 'known', terms } : { kind: 'outOfRange' }
}

function lowestMinCart({ terms }: OrderingPlace): Grosze {
  return terms.zones.length === 0 ? 0 : Math.min(...terms.zones.map(({ minCartGrosze }) => minCartGrosze))
}

// A zone promises the whole time from the order to the door; what is left beside the kitchen's is the way.
function wayOf({ terms }: OrderingPlace, deliveryType: DeliveryType, reached: DeliveryAnswer | null): Way {
  if (deliveryType === 'takeout') return { wayMinMinutes: 0, wayMaxMinutes: PICK_UP_MINUTES }
  const { etaMinMinutes, etaMaxMinutes } = reached?.terms ?? { etaMinMinutes: 0, etaMaxMinutes: 0 }
  return {
    wayMinMinutes: Math.max(0, etaMinMinutes - terms.preparationMinutes),
    wayMaxMinutes: Math.max(5, etaMaxMinutes - terms.preparationMinutes),
  }
}
