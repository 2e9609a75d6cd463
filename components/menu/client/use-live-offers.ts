import { type RefObject, useLayoutEffect } from 'react'
import { isDiscountActive } from '@/lib/domain/ordering/cart/pricing/discount-active'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { reductionsOf } from '@/lib/domain/ordering/menu/discount-price'
import type { Discount } from '@/lib/domain/ordering/menu/menu'

/**
 * Shows on a card the offers valid for this order now. The card's markup holds every case, because the page may be an
 * hour old and knows neither the time nor the delivery type: `data-price` is the discount of a price, `data-offer` that
 * of a text, `data-quiet` one that is not valid now. Contract C7.
 */
export function useLiveOffers(
  card: RefObject<HTMLElement | null>,
  discounts: readonly Discount[],
  deliveryType: DeliveryType,
  nowMs: number,
): void {
  const active = discounts.filter((one) => isDiscountActive(one, deliveryType, new Date(nowMs))).map(({ id }) => id)
  const key = active.join()
  // A layout effect runs before the next paint, so that no price is seen to change.
  useLayoutEffect(() => {
    if (discounts.length === 0 || !card.current) return
    const ownIds = key === '' ? [] : key.split(',')
    const best = reductionsOf({ priceGrosze: 0 }, discounts).find(({ discount }) => ownIds.includes(`${discount.id}`))
    const isShown = ({ price, offer, quiet }: DOMStringMap) =>
      price !== undefined
        ? price === `${best?.discount.id ?? ''}`
        : quiet !== undefined
          ? !ownIds.includes(quiet)
          : ownIds.includes(offer ?? '')
    for (const part of card.current.querySelectorAll<HTMLElement>('[data-price], [data-offer], [data-quiet]'))
      part.hidden = !isShown(part.dataset)
  }, [card, discounts, key])
}
