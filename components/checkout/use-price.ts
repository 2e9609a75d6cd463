import { useEffect, useMemo } from 'react'
import { useDistance } from '@/components/cart/use-distance'
import { useMenu } from '@/components/cart/use-menu'
import { useQuote } from '@/components/cart/use-quote'
import { logMessage } from '@/lib/browser/log-later'
import type { CartLine } from '@/lib/cart/cart-line'
import { cartDeliveryOf } from '@/lib/cart/delivery-from-wire'
import { linesToWire } from '@/lib/cart/lines-wire'
import { priceCart } from '@/lib/cart/price-cart'
import { isSameSum, ownPrice, quotedPrice, type ShownPrice } from '@/lib/cart/shown-price'
import { quotedVoucher } from '@/lib/cart/voucher-from-wire'
import type { AddressSuggestion, DeliveryType } from '@/lib/delivery/schema'
import { type Grosze, groszeToWire } from '@/lib/money'
import { ASAP, type DeliveryAt, servedAtOf } from '@/lib/order/placement'

type Asked = {
  restaurantId: number
  lines: readonly CartLine[]
  deliveryType: DeliveryType
  deliveryAt: DeliveryAt
  door: AddressSuggestion | null
  tipGrosze: Grosze
  voucherCode: string
  packagingGrosze: Grosze
  minCartGrosze: Grosze
}

/** The price as the page counts it at once, replaced by the server's as soon as that comes. Contract C0, C3. */
export function usePrice(asked: Asked) {
  const { restaurantId, lines, deliveryType, deliveryAt, tipGrosze, voucherCode } = asked
  const { loaded, reload } = useMenu(restaurantId)
  const menu = loaded?.menu ?? null
  const door = deliveryType === 'takeout' ? null : asked.door
  const way = useDistance(restaurantId, door)
  const distance = way.kind === 'known' ? way.distance : null
  const request = {
    restaurant_id: restaurantId,
    delivery_type: deliveryType,
    products: linesToWire(lines),
    ...(door && { address: { lat: door.lat, lng: door.lng } }),
    ...(voucherCode && { voucher_code: voucherCode }),
    ...(tipGrosze > 0 && { tip: groszeToWire(tipGrosze) }),
    ...(deliveryAt !== ASAP && { deliveryAt }),
  }
  const { quote, last, retry, ...asking } = useQuote(lines.length > 0 ? request : null)

  const own = useMemo((): ShownPrice | null => {
    if (!menu || lines.length === 0) return null
    const now = new Date()
    // An accepted code counts on until it is changed; a new one waits for the server's word.
    const voucher = last?.voucher && last.voucher.code === voucherCode.toUpperCase() ? last.voucher : null
    const cart = priceCart({
      ...{ restaurantId, menu, lines, deliveryType, tipGrosze, now },
      delivery: cartDeliveryOf(distance, asked.minCartGrosze),
      packagingGrosze: asked.packagingGrosze,
      code: voucher && { voucher: quotedVoucher(voucher) },
      servedAt: servedAtOf(deliveryAt, now),
    })
    return ownPrice(cart, menu)
  }, [
    menu,
    lines,
    deliveryType,
    tipGrosze,
    distance,
    last,
    voucherCode,
    deliveryAt,
    restaurantId,
    asked.packagingGrosze,
    asked.minCartGrosze,
  ])

  const confirmed = quote && quotedPrice(quote, menu)
  const isApart = Boolean(own && confirmed && way.kind !== 'asking' && !isSameSum(own, confirmed))
  useEffect(() => {
    // A menu changed under the diner's eyes: the server's sum is shown, and the new menu fetched for the next one.
    if (isApart) logMessage('error', 'cart: own sum and quote differ')
  }, [isApart])

  return {
    price: confirmed ?? own,
    ...asking,
    way,
    /** Prices anew with the menu of now. */
    refresh() {
      reload()
      retry()
    },
  }
}
