'use client'

import type { CartWords } from '@/components/cart/words'
import type { CartRestaurant } from '@/lib/domain/ordering/cart/cart'
import styles from './cart.module.css'
import { CartPanel } from './cart-panel'

/** The cart beside the menu, on wide screens. */
export function CartCard(props: { words: CartWords; cartRestaurant: CartRestaurant; street: string }) {
  return (
    <section className={`stack-3 one-column framed lifted ${styles.card}`} aria-labelledby="cart-title">
      <h2 id="cart-title" className="title-s">
        {props.words.title}
      </h2>
      <CartPanel id="card" {...props} />
    </section>
  )
}
