import { useMessages, useTranslations } from 'next-intl'
import { RestaurantActions } from '@/components/restaurant/restaurant-actions'
import { RestaurantHead } from '@/components/restaurant/restaurant-head'
import { RestaurantTabs } from '@/components/restaurant/restaurant-tabs'
import { classNames } from '@/components/ui/class-names'
import { Wrap } from '@/components/ui/layout/wrap'
import type { Discount, Menu, Product, Products } from '@/lib/domain/ordering/menu/menu'
import { productAnchor } from '@/lib/domain/ordering/menu/paths'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { MenuSearch } from './client/menu-search'
import styles from './menu-page.module.css'
import { categoryAnchor, MenuSection } from './menu-section'
import cardStyles from './product-card.module.css'
import { ProductContent } from './product-content'
import readStyles from './read-menu-page.module.css'
import { dishWordsOf } from './search-words'

type Props = { tenant: Tenant; restaurant: Restaurant; menu: Menu; now: Date; isEmbedded?: boolean | undefined }

/** A menu to read: no cart, and no script of one. See docs/design/search.md. */
export function ReadMenuPage({ tenant, restaurant, menu, now, isEmbedded }: Props) {
  const t = useTranslations('menu')
  return (
    <Wrap className={`stack-4 one-column ${readStyles.page}`}>
      <div className="stack-2 one-column">
        <RestaurantHead restaurant={restaurant} now={now} />
        {!isEmbedded && <RestaurantTabs tenant={tenant} restaurant={restaurant} current="menu" />}
      </div>
      <div className={styles.menu}>
        <MenuSearch words={dishWordsOf(useMessages().restaurantPages)} />
        <nav aria-label={t('nav')}>
          <ul className={readStyles.categories}>
            {menu.categories.map((category) => (
              <li key={category.id}>
                <a href={`#${categoryAnchor(category)}`} className={`touch small semibold ${readStyles.category}`}>
                  {category.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {menu.categories.map((category) => (
          <MenuSection key={category.id} category={category} menu={menu} card={ReadCard} now={now} isStatic />
        ))}
        <p className={styles.note}>{t('allergensNote')}</p>
      </div>
      {!isEmbedded && <RestaurantActions tenant={tenant} restaurant={restaurant} />}
    </Wrap>
  )
}

function ReadCard({ product, products, discounts }: { product: Product; products: Products; discounts: Discount[] }) {
  const { id, available, image } = product
  const classes = [cardStyles.card, readStyles.card, !available && cardStyles.soldOut, image && cardStyles.pictured]
  return (
    <li id={productAnchor(id)} className={classNames(...classes)}>
      <ProductContent product={product} products={products} discounts={discounts} orderedAt={null} />
    </li>
  )
}
