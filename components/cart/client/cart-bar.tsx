'use client'

import { useState } from 'react'
import type { CartWords } from '@/components/cart/words'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { Sheet } from '@/components/ui/sheet'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import type { CartRestaurant } from '@/lib/domain/ordering/cart/cart'
import { unitsIn } from '@/lib/domain/ordering/cart/cart'
import styles from './cart-bar.module.css'
import { useCartContext } from './cart-context'
import { CartPanel } from './cart-panel'

/** The cart at the lower edge of a phone: its sum and what is missing to the minimum. */
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
