import type { Grosze } from '@/lib/domain/money'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { priceCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { Menu } from '@/lib/domain/ordering/menu/menu'

type CartNow = { lines: readonly CartLine[]; menu: Menu; deliveryType: DeliveryType; servedAt: Date; now: Date }

/**
 * Growth of a cart's sum with one more line, in grosze: the dish after promotions, and its packaging and bottle
 * deposit. Two sums of `priceCart`, so that the shown amount is the charged one. Contract C3, C32.
 */
export function addedPrice(line: CartLine, cart: CartNow): { grosze: Grosze; extraGrosze: Grosze } {
  const before = breakdownOf(cart)
  const after = breakdownOf({ ...cart, lines: [...cart.lines, line] })
  return {
    grosze: after.products - after.promotions - (before.products - before.promotions),
    extraGrosze: after.packaging + after.deposits - (before.packaging + before.deposits),
  }
}

// Costs of the whole order (delivery, a code, packaging once) do not change the difference.
function breakdownOf(cart: CartNow) {
  return priceCart({
    ...cart,
    restaurantId: 0,
    packagingGrosze: 0,
    tipGrosze: 0,
    code: null,
    delivery: { kind: 'unknown', minCartGrosze: 0 },
  }).breakdown
}
