import type { CartLine } from '@/lib/cart/cart-line'
import { priceCart } from '@/lib/cart/price-cart'
import type { DeliveryType } from '@/lib/delivery/schema'
import type { Menu } from '@/lib/menu/menu'
import type { Grosze } from '@/lib/money'

/** What a line costs in a cart of its own, after promotions, in grosze: what its sheet says beside 'Dodaj'. Contract C7. */
export function singleLineGrosze(line: CartLine, menu: Menu, deliveryType: DeliveryType, now: Date): Grosze {
  const { breakdown } = priceCart({
    ...{ restaurantId: 0, menu, lines: [line], deliveryType, now, servedAt: now },
    ...{ packagingGrosze: 0, tipGrosze: 0, code: null, delivery: { kind: 'unknown', minCartGrosze: 0 } },
  })
  return breakdown.products - breakdown.promotions
}
