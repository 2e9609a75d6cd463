import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { Money } from '@/components/ui/money'
import { Picture } from '@/components/ui/picture'
import { formatGrosze } from '@/lib/domain/money'
import { isDiscountActive } from '@/lib/domain/ordering/cart/pricing/discount-active'
import { type Reduction, reductionAt, reductionsOf } from '@/lib/domain/ordering/menu/discount-price'
import { activeDiscountText, discountText, quietDiscountText } from '@/lib/domain/ordering/menu/discount-text'
import type { Discount, Product, Products } from '@/lib/domain/ordering/menu/menu'
import { servingTimesText } from '@/lib/domain/ordering/menu/serving-times'
import { startingPrice } from '@/lib/domain/ordering/menu/starting-price'
import styles from './product-card.module.css'
import { ProductFacts } from './product-facts'

type Props = {
  product: Product
  products: Products
  discounts: Discount[]
  /**
   * Time at which a menu to order from was made: it shows the prices of a delivery at that time, and the browser
   * corrects them. `null` for a menu to read: a dish at a table has no packaging and no deposit.
   */
  orderedAt: Date | null
}

/** Text of a dish's card, for orders and for reading alike. */
export function ProductContent({ product, products, discounts, orderedAt }: Props) {
  const t = useTranslations('menu')
  const { name, description, available, image, lowestPriceGrosze, servingTimes = [] } = product
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {description && <p className={styles.about}>{description}</p>}
        <Prices product={product} discounts={discounts} orderedAt={orderedAt} />
        {!available && <Badge>{t('soldOut')}</Badge>}
        {servingTimes.length > 0 && (
          <p className={styles.served}>{t('served', { when: servingTimesText(servingTimes) })}</p>
        )}
        <Offers discounts={discounts} orderedAt={orderedAt} />
        {discounts.length > 0 && lowestPriceGrosze !== null && (
          <p className={styles.lowest}>{t('lowest', { amount: formatGrosze(lowestPriceGrosze) })}</p>
        )}
        <ProductFacts product={product} products={products} />
      </div>
      {image && (
        <Picture
          picture={image}
          alt=""
          sizes="(min-width: 40rem) 8rem, 6.5rem"
          className={`unprinted ${styles.picture}`}
        />
      )}
    </>
  )
}

/** The price, and the price with each discount that lowers it; one of them is shown. */
function Prices({ product, discounts, orderedAt }: Omit<Props, 'products'>) {
  const t = useTranslations('menu')
  const { grosze, isFrom } = startingPrice(product)
  const reductions = reductionsOf(product, discounts)
  const shown = shownReduction(product, discounts, orderedAt)
  const text = (amount: number) => (isFrom ? t('from', { amount: formatGrosze(amount) }) : <Money grosze={amount} />)
  return (
    <>
      <p className={styles.price} data-price="" hidden={shown !== null}>
        {text(grosze)}
        {orderedAt && <Extras product={product} />}
      </p>
      {reductions.map(({ discount, grosze: unit }) => (
        <p key={discount.id} className={styles.price} data-price={discount.id} hidden={shown?.discount !== discount}>
          <ins className="accent plain-link">
            <VisuallyHidden>{t('reduced')} </VisuallyHidden>
            {text(grosze - product.priceGrosze + unit)}
          </ins>{' '}
          <del className={styles.soft}>
            <VisuallyHidden>{t('regular')} </VisuallyHidden>
            <Money grosze={grosze} />
          </del>{' '}
          <span className="accent small semibold nowrap">{activeDiscountText(discount)}</span>
          {orderedAt && <Extras product={product} />}
        </p>
      ))}
    </>
  )
}

// A reduction of every order may be shown on any menu.
function shownReduction(product: Product, discounts: Discount[], orderedAt: Date | null): Reduction | null {
  if (orderedAt) return reductionAt(product, discounts, { deliveryType: 'delivery', servedAt: orderedAt })
  return reductionsOf(product, discounts).find(({ discount }) => isUnconditional(discount)) ?? null
}

/** The present reductions for several units, and quietly those for another time or delivery type. */
function Offers({ discounts, orderedAt }: Pick<Props, 'discounts' | 'orderedAt'>) {
  return discounts.map((discount) => {
    const { id, scope, get, maxUses } = discount
    const holds = orderedAt ? isDiscountActive(discount, 'delivery', orderedAt) : isUnconditional(discount)
    const isPrice = get === 0 && maxUses === null
    // Offers on a whole category are shown at its head.
    if (scope === 'same-category' && !isPrice) return null
    return [
      !isPrice && (
        <p key={id} data-offer={id} hidden={!holds}>
          <Badge kind="accent" className={styles.offer}>
            {orderedAt ? activeDiscountText(discount) : discountText(discount)}
          </Badge>
        </p>
      ),
      scope === 'same-product' && !isUnconditional(discount) && (
        <p key={`quiet ${id}`} className={styles.lowest} data-quiet={id} hidden={holds}>
          {quietDiscountText(discount)}
        </p>
      ),
    ]
  })
}

function isUnconditional({ days, hours, deliveryTypes }: Discount): boolean {
  return days === null && hours === null && deliveryTypes === null
}

/** Extra costs of one unit: packaging and a bottle's deposit. Contract C3. */
function Extras({ product: { packagingGrosze, depositGrosze } }: { product: Product }) {
  const t = useTranslations('menu')
  const texts = [
    packagingGrosze > 0 && t('packagingEach', { amount: formatGrosze(packagingGrosze) }),
    depositGrosze > 0 && t('deposit', { amount: formatGrosze(depositGrosze) }),
  ].filter(Boolean)
  return texts.length > 0 && <span className={styles.soft}> {texts.join(', ')}</span>
}
