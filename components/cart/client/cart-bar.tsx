'use client'

import { useState } from 'react'
import type { CartWords } from '@/components/cart/words'
import { classNames } from '@/components/ui/class-names'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { Sheet } from '@/components/ui/sheet'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import { type CartRestaurant, unitsIn } from '@/lib/domain/ordering/cart/cart'
import { checkoutPath } from '@/lib/domain/ordering/menu/paths'
import styles from './cart-bar.module.css'
import { useCartContext } from './cart-context'
import { CartPanel } from './cart-panel'
import { checkoutReasonOf } from './checkout-button'

/**
 * The cart at the lower edge of a phone: its sum and the amount missing to the minimum. At the minimum, the checkout,
 * which shows the cart as well, is one press away.
 */
export function CartBar({
  words,
  cartRestaurant,
  street,
}: {
  words: CartWords
  cartRestaurant: CartRestaurant
  street: string
}) {
  const cart = useCartContext()
  const { order } = cart
  const [isOpen, setOpen] = useState(false)
  const units = order.isForThisRestaurant ? unitsIn(order.state.cart) : 0
  const missing = order.sums?.missingToMinCartGrosze ?? 0
  const total = <span className={styles.total}>{order.sums ? formatGrosze(order.sums.totalGrosze) : '…'}</span>
  const isReady = units > 0 && checkoutReasonOf(cart, words) === null
  return (
    <>
      {units > 0 && (
        <div className={`unprinted row-2 ruled surface ${styles.bar}`}>
          <button
            type="button"
            className={classNames(
              'centred bold plain-link rounded grid',
              styles.button,
              isReady && `dark surface ${styles.beside}`,
            )}
            onClick={() => setOpen(true)}
          >
            <span className={`middle small numeric ${styles.units}`}>
              <VisuallyHidden>{interpolate(words.units, { count: units })}</VisuallyHidden>
              <span aria-hidden="true">{units}</span>
            </span>
            <span className={`grid anywhere shrinks tight ${styles.label}`}>
              {words.open}
              {missing > 0 && (
                <span className={styles.missing}>
                  {interpolate(words.missingShort, { amount: formatGrosze(missing) })}
                </span>
              )}
            </span>
            {!isReady && total}
          </button>
          {isReady && (
            <a
              href={checkoutPath(cartRestaurant.id)}
              className={`centred bold plain-link rounded flex spread ${styles.checkout}`}
            >
              {words.checkout}
              {total}
            </a>
          )}
        </div>
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.title} closeLabel={words.close}>
        {isOpen && <CartPanel id="sheet" words={words} cartRestaurant={cartRestaurant} street={street} />}
      </Sheet>
    </>
  )
}
