'use client'

import { type ReactNode, useRef } from 'react'
import { useCartContext } from '@/components/cart/client/cart-context'
import { useIsHydrated } from '@/components/cart/client/use-cart'
import styles from '@/components/menu/product-card.module.css'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { plusPath } from '@/components/ui/icons/plus'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import type { Discount, Product } from '@/lib/domain/ordering/menu/menu'
import { isDishServedAt } from '@/lib/domain/ordering/menu/serving-times'
import { useMenuContext } from './menu-context'
import { useLiveOffers } from './use-live-offers'

type Props = {
  id: number
  anchor?: string
  /** Accessible name of the button that opens the product. */
  label: string
  byChoice: string
  isSoldOut: boolean
  /** Serving times of the dish, or its category's. */
  servingTimes?: Product['servingTimes']
  hasPicture: boolean
  /** Discounts on this dish or its category. */
  discounts: Discount[]
  children: ReactNode
}

/** The list item of a product: opens it, shows its number in the cart, is hidden by the diet filter. */
export function ProductListItem({
  id,
  anchor,
  label,
  byChoice,
  isSoldOut,
  servingTimes,
  hasPicture,
  discounts,
  children,
}: Props) {
  const { dietMatches: all, open } = useMenuContext()
  const { order, takesScheduled } = useCartContext()
  const card = useRef<HTMLLIElement>(null)
  useLiveOffers(card, discounts, order.deliveryType, order.nowMs)
  // The page may be cached: only the browser's clock knows which dishes are served now.
  const isOutOfTime = useIsHydrated() && !isDishServedAt({ servingTimes }, new Date(order.nowMs))
  const isOff = isSoldOut || (isOutOfTime && !takesScheduled)
  const dietMatch = all ? (all.get(id) ?? 'unfit') : 'fit'
  const amount = order.isForThisRestaurant ? amountOf(order.state.cart.lines, id) : 0

  return (
    <li
      ref={card}
      id={anchor}
      hidden={dietMatch === 'unfit'}
      className={classNames(
        styles.card,
        isOff && styles.soldOut,
        isOutOfTime && styles.outOfTime,
        hasPicture && styles.pictured,
      )}
    >
      {children}
      {dietMatch === 'byChoice' && <p className={styles.byChoice}>{byChoice}</p>}
      <button type="button" className={`scripted unprinted ${styles.open}`} onClick={() => open(id)}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {amount > 0 && <span className={styles.amount}>{amount}</span>}
        {amount === 0 && !isOff && <Icon path={plusPath} size={20} />}
      </button>
    </li>
  )
}

function amountOf(lines: { productId: number; amount: number }[], id: number): number {
  return lines.reduce((sum, { productId, amount }) => (productId === id ? sum + amount : sum), 0)
}
