'use client'

import { useState } from 'react'
import { Sheet } from '@/components/ui/sheet'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { CartRestaurant } from '@/lib/browser/cart-store'
import { unitsIn } from '@/lib/cart/cart'
import { interpolate } from '@/lib/fill'
import { formatGrosze } from '@/lib/money'
import styles from './cart-bar.module.css'
import { CartPanel } from './cart-panel'
import { useCartContext } from './order-context'
import type { CartWords } from './words'

/** The cart within reach of the thumb: how much, and what it lacks. */
export function CartBar({
  words,
  cartRestaurant,
  street,
}: {
  words: CartWords
  cartRestaurant: CartRestaurant
  street: string
}) {
  const { order } = useCartContext()
  const [isOpen, setOpen] = useState(false)
  const units = order.isForThisRestaurant ? unitsIn(order.state.cart) : 0
  const missing = order.sums?.missingToMinCartGrosze ?? 0
  return (
    <>
      {units > 0 && (
        <div className={styles.bar}>
          <button type="button" className={styles.button} onClick={() => setOpen(true)}>
            <span className={styles.units}>
              <VisuallyHidden>{interpolate(words.units, { count: units })}</VisuallyHidden>
              <span aria-hidden="true">{units}</span>
            </span>
            <span className={styles.label}>
              {words.open}
              {missing > 0 && (
                <span className={styles.missing}>
                  {interpolate(words.missingShort, { amount: formatGrosze(missing) })}
                </span>
              )}
            </span>
            <span className={styles.total}>{order.sums ? formatGrosze(order.sums.totalGrosze) : '…'}</span>
          </button>
        </div>
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.title} closeLabel={words.close}>
        {isOpen && <CartPanel id="sheet" words={words} cartRestaurant={cartRestaurant} street={street} />}
      </Sheet>
    </>
  )
}
