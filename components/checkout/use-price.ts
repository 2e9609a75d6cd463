import { useEffect, useMemo, useState } from 'react'
import { logMessage } from '@/lib/browser/log-later'
import type { CartLine } from '@/lib/cart/cart-line'
import { cartDeliveryOf } from '@/lib/cart/delivery-from-wire'
import { linesToWire } from '@/lib/cart/lines-wire'
import { type CartDelivery, priceCart } from '@/lib/cart/price-cart'
import { isSameSum, ownPrice, quotedPrice, type ShownPrice } from '@/lib/cart/shown-price'
import { quotedVoucher } from '@/lib/cart/voucher-from-wire'
import type { AddressSuggestion, DeliveryType } from '@/lib/delivery/schema'
import { type Grosze, groszeToWire } from '@/lib/money'
import { ASAP, type DeliveryAt, servedAtOf } from '@/lib/order/placement'
import { useDistance } from './use-distance'
import { useMenu } from './use-menu'
import { useQuote } from './use-quote'

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
  const [round, setRound] = useState(0)
  const menu = useMenu(restaurantId, round)
  const door = deliveryType === 'takeout' ? null : asked.door
  const way = useDistance(restaurantId, door)
  const request = {
    restaurant_id: restaurantId,
    delivery_type: deliveryType,
    products: linesToWire(lines),
    ...(door && { address: { lat: door.lat, lng: door.lng } }),
    ...(voucherCode && { voucher_code: voucherCode }),
    ...(tipGrosze > 0 && { tip: groszeToWire(tipGrosze) }),
    ...(deliveryAt !== ASAP && { deliveryAt }),
  }
  const { quote, last, ...asking } = useQuote(lines.length > 0 ? request : null, round)

  const own = useMemo((): ShownPrice | null => {
    if (!menu || lines.length === 0) return null
    const unknown: CartDelivery = { kind: 'unknown', minCartGrosze: asked.minCartGrosze }
    const now = new Date()
    // An accepted code counts on until it is changed; a new one waits for the server's word.
    const voucher = last?.voucher && last.voucher.code === voucherCode.toUpperCase() ? last.voucher : null
    const cart = priceCart({
      ...{ restaurantId, menu, lines, deliveryType, tipGrosze, now },
      delivery: way.distance ? cartDeliveryOf(way.distance) : unknown,
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
    way.distance,
    last,
    voucherCode,
    deliveryAt,
    restaurantId,
    asked.packagingGrosze,
    asked.minCartGrosze,
  ])

  const confirmed = quote && quotedPrice(quote, menu)
  const isApart = Boolean(own && confirmed && !way.isAsking && !isSameSum(own, confirmed))
  useEffect(() => {
    // A menu changed under the diner's eyes: the server's sum is shown, and the new menu fetched for the next one.
    if (isApart) logMessage('error', 'cart: own sum and quote differ')
  }, [isApart])

  return {
    price: confirmed ?? own,
    ...asking,
    way,
    /** Prices anew with the menu of now. */
    refresh: () => setRound((before) => before + 1),
  }
}
