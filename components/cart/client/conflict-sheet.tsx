'use client'

import type { CartWords } from '@/components/cart/words'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { changeCart } from '@/lib/browser/storage/cart-store'
import { interpolate } from '@/lib/domain/interpolate'
import styles from './cart.module.css'
import { useCart } from './use-cart'

/** Asks before a cart is emptied: two restaurants never share a cart. */
export function ConflictSheet({ words }: { words: CartWords }) {
  const { cart, place: cartRestaurant } = useCart()
  const decline = () => changeCart({ type: 'conflictDeclined' })
  return (
    <Sheet open={cart.conflict !== null} onClose={decline} title={words.conflictTitle} closeLabel={words.close}>
      <div className={styles.conflict}>
        <p>{interpolate(words.conflictText, { name: cartRestaurant?.name ?? '' })}</p>
        <Button wide onClick={() => changeCart({ type: 'conflictAccepted' })}>
          {words.conflictYes}
        </Button>
        <Button variant="secondary" wide onClick={decline}>
          {words.conflictNo}
        </Button>
      </div>
    </Sheet>
  )
}
