import { useTranslations } from 'next-intl'
import { StaticPart } from '@/components/static-markup/static-part'
import type { Discount, Product, Products } from '@/lib/domain/ordering/menu/menu'
import { productAnchor } from '@/lib/domain/ordering/menu/paths'
import { ProductListItem } from './client/product-list-item'
import styles from './product-card.module.css'
import { ProductContent } from './product-content'

type Props = {
  product: Product
  products: Products
  discounts: Discount[]
  /** Time at which the page was made. */
  now: Date
  /** Is the dish on the page a second time? Links lead to the other one. */
  isRepeated?: boolean
}

/** One dish to order: its description, its price and its promotions. */
export function ProductCard({ product, products, discounts, now, isRepeated }: Props) {
  const t = useTranslations('menu')
  const { id, name, available, image } = product
  return (
    <ProductListItem
      id={id}
      anchor={isRepeated ? undefined : productAnchor(id)}
      label={t('choose', { name })}
      byChoice={t('filter.byChoice')}
      isSoldOut={!available}
      servingTimes={products.get(id)?.servingTimes}
      hasPicture={image !== null}
      discounts={discounts}
    >
      <StaticPart as="div" className={styles.content}>
        <ProductContent product={product} products={products} discounts={discounts} orderedAt={now} />
      </StaticPart>
    </ProductListItem>
  )
}
