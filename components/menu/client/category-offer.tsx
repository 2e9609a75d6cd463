'use client'

import { useCartContext } from '@/components/cart/client/cart-context'
import styles from '@/components/menu/menu-page.module.css'
import { Badge } from '@/components/ui/badge'
import { isDiscountActive } from '@/lib/domain/ordering/cart/pricing/discount-active'
import { activeDiscountText, quietDiscountText } from '@/lib/domain/ordering/menu/discount-text'
import type { Discount } from '@/lib/domain/ordering/menu/menu'

/** An offer on a whole category, highlighted while this order can get it. Contract C7. */
export function CategoryOffer({ discount }: { discount: Discount }) {
  const { order } = useCartContext()
  return isDiscountActive(discount, order.deliveryType, new Date(order.nowMs)) ? (
    <Badge kind="accent" className={styles.offer}>
      {activeDiscountText(discount)}
    </Badge>
  ) : (
    <p className="soft small">{quietDiscountText(discount)}</p>
  )
}
