'use client'

import type { ReactNode } from 'react'
import { useCartContext } from '@/components/cart/client/cart-context'
import styles from '@/components/menu/product-card.module.css'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { plusPath } from '@/components/ui/icons/plus'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { useMenuContext } from './menu-context'

type Props = {
  id: number
  anchor?: string
  /** Accessible name of the button that opens the product. */
  label: string
  byChoice: string
  isSoldOut: boolean
  hasPicture: boolean
  children: ReactNode
}

/** The list item of a product: opens it, shows how many are in the cart, is hidden by the diet filter. */
export function ProductListItem({ id, anchor, label, byChoice, isSoldOut, hasPicture, children }: Props) {
  const { dietMatches: all, open } = useMenuContext()
  const { order } = useCartContext()
  const dietMatch = all ? (all.get(id) ?? 'unfit') : 'fit'
  const amount = order.isForThisRestaurant ? amountOf(order.state.cart.lines, id) : 0

  return (
    <li
      id={anchor}
      hidden={dietMatch === 'unfit'}
      className={classNames(styles.card, isSoldOut && styles.soldOut, hasPicture && styles.pictured)}
    >
      {children}
      {dietMatch === 'byChoice' && <p className={styles.byChoice}>{byChoice}</p>}
      <button type="button" className={styles.open} onClick={() => open(id)}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {amount > 0 && <span className={styles.amount}>{amount}</span>}
        {amount === 0 && !isSoldOut && <Icon path={plusPath} size={20} />}
      </button>
    </li>
  )
}

function amountOf(lines: { productId: number; amount: number }[], id: number): number {
  return lines.reduce((sum, { productId, amount }) => (productId === id ? sum + amount : sum), 0)
}
