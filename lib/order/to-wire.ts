import type { PricedCart } from '@/lib/cart/price-cart'
import { breakdownToWire, pricedProductToWire } from '@/lib/cart/quote-to-wire'
import { groszeToWire } from '@/lib/money'
import type { Eta } from '@/lib/order/eta'
import type { AuditEntry } from '@/lib/order/order-state'
import type { OrderCreated, WireAuditEntry } from '@/lib/order/schema'
import { isoWithOffset } from '@/lib/time'

/** The sums of an order as the wire carries them. Contract C3, ledger L144, L145, L148–L151. */
export function orderSumsToWire(
  cart: PricedCart,
): Pick<OrderCreated, 'price' | 'delivery_cost' | 'total' | 'breakdown' | 'products'> {
  const breakdown = breakdownToWire(cart.breakdown)
  return {
    price: groszeToWire(cart.priceGrosze),
    delivery_cost: breakdown.delivery,
    total: groszeToWire(cart.totalGrosze),
    breakdown,
    products: cart.lines.map(pricedProductToWire),
  }
}

export function etaToWire({ from, to }: Eta): OrderCreated['eta'] {
  return { from: isoWithOffset(from), to: isoWithOffset(to) }
}

export function auditToWire({ at, ...entry }: AuditEntry): WireAuditEntry {
  return { at: isoWithOffset(at), ...entry }
}
