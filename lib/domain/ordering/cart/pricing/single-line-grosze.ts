import type { Grosze } from '@/lib/domain/money'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { priceCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { Menu } from '@/lib/domain/ordering/menu/menu'

/**
 * The price of a line in a cart of its own, after promotions, in grosze: shown beside 'Dodaj' in its dialog. Contract
 * C7.
 */
export function singleLineGrosze(line: CartLine, menu: Menu, deliveryType: DeliveryType, now: Date): Grosze {
  const { breakdown } = priceCart({
    restaurantId: 0,
    menu,
    lines: [line],
    deliveryType,
    now,
    servedAt: now,
    packagingGrosze: 0,
    tipGrosze: 0,
    code: null,
    delivery: { kind: 'unknown', minCartGrosze: 0 },
  })
  return breakdown.products - breakdown.promotions
}
