'use client'

import { Notice } from '@/components/ui/notice'
import type { CartRestaurant } from '@/lib/browser/cart-store'
import { unitsIn } from '@/lib/cart/cart'
import { interpolate } from '@/lib/fill'
import { BreakdownList } from './breakdown-list'
import styles from './cart.module.css'
import { CartLines } from './cart-lines'
import { CartVoucher } from './cart-voucher'
import { CheckoutButton } from './checkout-button'
import { DeliveryChoice } from './delivery-choice'
import { ThresholdNotice } from './missing-notice'
import { useCartContext } from './order-context'
import type { CartWords } from './words'

type Props = {
  /** Tells this panel's controls from another one's. */
  id: string
  words: CartWords
  cartRestaurant: CartRestaurant
  street: string
}

/** The cart with everything that decides its price; its sum is the final one. Contract C3, C5, C7, C8. */
export function CartPanel({ id, words, cartRestaurant, street }: Props) {
  const { order } = useCartContext()
  const { cart, place: other } = order.state
  if (!order.isForThisRestaurant || unitsIn(cart) === 0) {
    return (
      <div className={styles.panel}>
        <DeliveryChoice id={id} words={words} street={street} />
        {other && unitsIn(cart) > 0 ? (
          <Notice>
            <p>{interpolate(words.other, { name: other.name })}</p>
            <a href={other.path}>{words.toOther}</a>
          </Notice>
        ) : (
          <div className={styles.empty}>
            <p>{words.empty}</p>
            <p className={styles.soft}>{words.emptyHint}</p>
          </div>
        )}
      </div>
    )
  }
  return (
    <div className={styles.panel}>
      <DeliveryChoice id={id} words={words} street={street} />
      <CartLines words={words} />
      <ThresholdNotice words={words} />
      <CartVoucher id={id} words={words} />
      {order.differs && (
        <Notice kind="warning" role="status">
          <p>{words.differs}</p>
        </Notice>
      )}
      <BreakdownList words={words} />
      <CheckoutButton words={words} restaurantId={cartRestaurant.id} />
    </div>
  )
}
