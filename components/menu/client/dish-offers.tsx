import type { SheetWords } from '@/components/menu/words'
import { Badge } from '@/components/ui/badge'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import { isDiscountActive } from '@/lib/domain/ordering/cart/pricing/discount-active'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { activeDiscountText, quietDiscountText } from '@/lib/domain/ordering/menu/discount-text'
import type { Discount, Product } from '@/lib/domain/ordering/menu/menu'
import styles from './product-sheet.module.css'

type Props = {
  product: Product
  discounts: Discount[]
  /** The discount that lowers the price above. */
  used: Discount | null
  deliveryType: DeliveryType
  now: Date
  words: SheetWords
}

/**
 * The other offers on a dish: present ones highlighted, the rest quiet; and the lowest price of 30 days. Contract C7.
 */
export function DishOffers({ product, discounts, used, deliveryType, now, words }: Props) {
  if (discounts.length === 0) return null
  const others = discounts.filter((one) => one !== used)
  const active = others.filter((one) => one.get > 0 && isDiscountActive(one, deliveryType, now))
  const quiet = others.filter((one) => !isDiscountActive(one, deliveryType, now))
  return (
    <div className={`row-2 centred ${styles.offer}`}>
      {active.map((discount) => (
        <Badge key={discount.id} kind="accent">
          {activeDiscountText(discount)}
        </Badge>
      ))}
      {quiet.map((discount) => (
        <span key={discount.id} className={styles.small}>
          {quietDiscountText(discount)}
        </span>
      ))}
      {product.lowestPriceGrosze !== null && (
        <span className={styles.small}>
          {interpolate(words.lowest, { amount: formatGrosze(product.lowestPriceGrosze) })}
        </span>
      )}
    </div>
  )
}
