'use client'

import type { CartWords } from '@/components/cart/words'
import { Notice } from '@/components/ui/notice'
import { addToCart } from '@/lib/browser/storage/cart-store'
import { interpolate } from '@/lib/domain/interpolate'
import { type CartRestaurant, unitsIn } from '@/lib/domain/ordering/cart/cart'
import { addedPrice } from '@/lib/domain/ordering/cart/pricing/added-price'
import { BreakdownList } from './breakdown-list'
import styles from './cart.module.css'
import { useCartContext } from './cart-context'
import { CartLines } from './cart-lines'
import { CartVoucher } from './cart-voucher'
import { CheckoutButton } from './checkout-button'
import { DeliveryChoice } from './delivery-choice'
import { GoesWith } from './goes-with'
import { ThresholdNotice } from './threshold-notice'

type Props = {
  /** Prefix of the control ids, which distinguishes two panels on one page. */
  id: string
  words: CartWords
  cartRestaurant: CartRestaurant
  street: string
}

/** The cart with everything that affects its price; the sum shown is final. Contract C3, C5, C7, C8. */
export function CartPanel({ id, words, cartRestaurant, street }: Props) {
  const { menu, order, isUnfit } = useCartContext()
  const { cart, place: other } = order.state
  if (!order.isForThisRestaurant || unitsIn(cart) === 0) {
    return (
      <div className={`stack-3 one-column ${styles.panel}`}>
        <DeliveryChoice id={id} words={words} street={street} />
        {other && unitsIn(cart) > 0 ? (
          <Notice>
            <p>{interpolate(words.other, { name: other.name })}</p>
            <a href={other.path}>{words.toOther}</a>
          </Notice>
        ) : (
          <div className={styles.empty}>
            <p>{words.empty}</p>
            <p className="soft small leading">{words.emptyHint}</p>
          </div>
        )}
      </div>
    )
  }
  return (
    <div className={`stack-3 one-column ${styles.panel}`}>
      <DeliveryChoice id={id} words={words} street={street} />
      <CartLines words={words} />
      <GoesWith
        priceOf={addedPrice}
        id={id}
        words={words.goesWith}
        loaded={menu.loaded}
        lines={cart.lines}
        deliveryType={order.deliveryType}
        servedAt={new Date(order.nowMs)}
        now={new Date(order.nowMs)}
        isUnfit={isUnfit}
        onAdd={(line) => addToCart(cartRestaurant, line)}
      />
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
