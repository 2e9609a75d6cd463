import type { Grosze } from '@/lib/domain/money'
import { type DeliveryAt, servedAtOf } from '@/lib/domain/ordering/availability/placement'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { cartDeliveryOf } from '@/lib/domain/ordering/cart/delivery-from-wire'
import { priceCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import { ownPrice, type ShownPrice } from '@/lib/domain/ordering/cart/pricing/shown-price'
import type { Quote } from '@/lib/domain/ordering/cart/schema'
import { quotedVoucher } from '@/lib/domain/ordering/cart/voucher/voucher-from-wire'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { Menu } from '@/lib/domain/ordering/menu/menu'

type LocalPriceInput = {
  restaurantId: number
  menu: Menu
  lines: readonly CartLine[]
  deliveryType: DeliveryType
  deliveryAt: DeliveryAt
  distance: Parameters<typeof cartDeliveryOf>[0]
  tipGrosze: Grosze
  voucherCode: string
  packagingGrosze: Grosze
  minCartGrosze: Grosze
  /** The server's last quote, for any cart. */
  last: Quote | null
}

/** The price as the page calculates it, in grosze. Contract C0, C3. */
export function localPrice({
  distance,
  minCartGrosze,
  last,
  voucherCode,
  deliveryAt,
  ...known
}: LocalPriceInput): ShownPrice {
  const now = new Date()
  // An accepted code stays in the sum until it is changed; a new one waits for the server's answer.
  const voucher = last?.voucher && last.voucher.code === voucherCode.toUpperCase() ? last.voucher : null
  const cart = priceCart({
    ...known,
    now,
    delivery: cartDeliveryOf(distance, minCartGrosze),
    code: voucher && { voucher: quotedVoucher(voucher) },
    servedAt: servedAtOf(deliveryAt, now),
  })
  return ownPrice(cart, known.menu)
}
