import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { StaticPart } from '@/components/static-markup/static-part'
import { Badge } from '@/components/ui/badge'
import { discountsOf } from '@/lib/domain/ordering/menu/discount-price'
import { discountText } from '@/lib/domain/ordering/menu/discount-text'
import {
  type Category,
  type Discount,
  type Menu,
  type Product,
  type Products,
  productsOf,
} from '@/lib/domain/ordering/menu/menu'
import { servingTimesText } from '@/lib/domain/ordering/menu/serving-times'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { CategoryOffer } from './client/category-offer'
import styles from './menu-page.module.css'

type Props = {
  category: Category
  menu: Menu
  /** Card of a dish: to order, or to read. */
  card: ComponentType<{ product: Product; products: Products; discounts: Discount[]; now: Date }>
  now: Date
  /** Are its cards without a client component? */
  isStatic?: boolean
}

/** One category of a menu: its name, its offers, its dishes. */
export function MenuSection({ category, menu, card: Card, now, isStatic }: Props) {
  const t = useTranslations('menu')
  const anchor = categoryAnchor(category)
  const products = productsOf(menu)
  const discountsFor = discountsOf(menu)
  const offers = menu.discounts.filter(({ scope, targetId }) => scope === 'same-category' && targetId === category.id)
  const cards = category.products.map((product) => (
    <Card key={product.id} product={product} products={products} discounts={discountsFor(product)} now={now} />
  ))
  return (
    <section
      id={anchor}
      className={`stack-3 one-column container ${styles.section}`}
      aria-labelledby={`${anchor}-title`}
    >
      <div className="flex wrap centred gap-1-3">
        <h2 id={`${anchor}-title`} className="title-m">
          {category.name}
        </h2>
        {offers.map((discount) =>
          isStatic ? (
            <Badge key={discount.id} kind="accent" className={styles.offer}>
              {discountText(discount)}
            </Badge>
          ) : (
            <CategoryOffer key={discount.id} discount={discount} />
          ),
        )}
        {category.servingTimes && category.servingTimes.length > 0 && (
          <p className="soft small">{t('served', { when: servingTimesText(category.servingTimes) })}</p>
        )}
      </div>
      {isStatic ? (
        <StaticPart as="ul" className={`stack-3 one-column ${styles.products}`} data-dishes="">
          {cards}
        </StaticPart>
      ) : (
        <ul className={`stack-3 one-column ${styles.products}`} data-dishes="">
          {cards}
        </ul>
      )}
    </section>
  )
}

/** The id of a category's element on a menu page. */
export function categoryAnchor({ id, name }: Pick<Category, 'id' | 'name'>): string {
  return slugOf(name) || `kategoria-${id}`
}
