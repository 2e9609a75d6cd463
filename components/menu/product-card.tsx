import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { Money } from '@/components/ui/money'
import { Picture } from '@/components/ui/picture'
import { formatGrosze } from '@/lib/domain/money'
import { reducedGrosze } from '@/lib/domain/ordering/menu/discount-price'
import type { Discount, Product, Products } from '@/lib/domain/ordering/menu/menu'
import { productAnchor } from '@/lib/domain/ordering/menu/paths'
import { startingPrice } from '@/lib/domain/ordering/menu/starting-price'
import { ProductListItem } from './client/product-list-item'
import { discountText } from './discount-text'
import styles from './product-card.module.css'
import { ProductFacts } from './product-facts'

type Props = { product: Product; products: Products; discounts: Discount[] }

/** One dish: its description, its price and its promotions. */
export function ProductCard({ product, products, discounts }: Props) {
  const t = useTranslations('menu')
  const { id, name, description, available, image, lowestPriceGrosze } = product
  const own = discounts.filter(({ scope }) => scope === 'same-product')
  return (
    <ProductListItem
      id={id}
      anchor={productAnchor(id)}
      label={t('choose', { name })}
      byChoice={t('filter.byChoice')}
      isSoldOut={!available}
      hasPicture={image !== null}
    >
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {description && <p className={styles.about}>{description}</p>}
        <Price product={product} discounts={discounts} />
        {!available && <Badge>{t('soldOut')}</Badge>}
        {own.map((discount) => (
          <Badge key={discount.id} kind="accent" className={styles.offer}>
            <DiscountText discount={discount} />
          </Badge>
        ))}
        {discounts.length > 0 && lowestPriceGrosze !== null && (
          <p className={styles.lowest}>{t('lowest', { amount: formatGrosze(lowestPriceGrosze) })}</p>
        )}
        <ProductFacts product={product} products={products} />
      </div>
      {image && <Picture picture={image} alt="" sizes="(min-width: 40rem) 8rem, 6.5rem" className={styles.picture} />}
    </ProductListItem>
  )
}

function Price({ product, discounts }: Omit<Props, 'products'>) {
  const t = useTranslations('menu')
  const { grosze, isFrom } = startingPrice(product)
  const reduced = reducedGrosze(product, discounts)
  if (reduced === null) {
    return (
      <p className={styles.price}>
        {isFrom ? t('from', { amount: formatGrosze(grosze) }) : <Money grosze={grosze} />}
        {product.depositGrosze > 0 && (
          <span className={styles.soft}> {t('deposit', { amount: formatGrosze(product.depositGrosze) })}</span>
        )}
      </p>
    )
  }
  const now = grosze - product.priceGrosze + reduced
  return (
    <p className={styles.price}>
      <ins className={styles.reduced}>
        <VisuallyHidden>{t('reduced')} </VisuallyHidden>
        {isFrom ? t('from', { amount: formatGrosze(now) }) : <Money grosze={now} />}
      </ins>{' '}
      <del className={styles.soft}>
        <VisuallyHidden>{t('regular')} </VisuallyHidden>
        <Money grosze={grosze} />
      </del>
    </p>
  )
}

function DiscountText({ discount }: { discount: Discount }) {
  return discountText(discount, useTranslations('menu.discount'))
}
