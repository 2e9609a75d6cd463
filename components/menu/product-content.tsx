import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { Money } from '@/components/ui/money'
import { Picture } from '@/components/ui/picture'
import { formatGrosze } from '@/lib/domain/money'
import { reducedGrosze } from '@/lib/domain/ordering/menu/discount-price'
import type { Discount, Product, Products } from '@/lib/domain/ordering/menu/menu'
import { servingTimesText } from '@/lib/domain/ordering/menu/serving-times'
import { startingPrice } from '@/lib/domain/ordering/menu/starting-price'
import { discountText } from './discount-text'
import styles from './product-card.module.css'
import { ProductFacts } from './product-facts'

type Props = {
  product: Product
  products: Products
  discounts: Discount[]
  /** Is it ordered from here? A dish at a table has no packaging and no deposit. */
  isForOrder: boolean
}

/** What a card says of its dish, for orders and for reading alike. */
export function ProductContent({ product, products, discounts, isForOrder }: Props) {
  const t = useTranslations('menu')
  const { name, description, available, image, lowestPriceGrosze, servingTimes = [] } = product
  const own = discounts.filter(({ scope }) => scope === 'same-product')
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {description && <p className={styles.about}>{description}</p>}
        <Price product={product} discounts={discounts} isForOrder={isForOrder} />
        {!available && <Badge>{t('soldOut')}</Badge>}
        {servingTimes.length > 0 && (
          <p className={styles.served}>{t('served', { when: servingTimesText(servingTimes) })}</p>
        )}
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
    </>
  )
}

function Price({ product, discounts, isForOrder }: Omit<Props, 'products'>) {
  const t = useTranslations('menu')
  const { grosze, isFrom } = startingPrice(product)
  const reduced = reducedGrosze(product, discounts)
  if (reduced === null) {
    return (
      <p className={styles.price}>
        {isFrom ? t('from', { amount: formatGrosze(grosze) }) : <Money grosze={grosze} />}
        {isForOrder && <Extras product={product} />}
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
      {isForOrder && <Extras product={product} />}
    </p>
  )
}

/** What an order of one unit costs besides: packaging and a bottle's deposit. Contract C3. */
function Extras({ product: { packagingGrosze, depositGrosze } }: { product: Product }) {
  const t = useTranslations('menu')
  const texts = [
    packagingGrosze > 0 && t('packagingEach', { amount: formatGrosze(packagingGrosze) }),
    depositGrosze > 0 && t('deposit', { amount: formatGrosze(depositGrosze) }),
  ].filter(Boolean)
  return texts.length > 0 && <span className={styles.soft}> {texts.join(', ')}</span>
}

function DiscountText({ discount }: { discount: Discount }) {
  return discountText(discount, useTranslations('menu.discount'))
}
