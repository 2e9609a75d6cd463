import { useMessages, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { discountsOf } from '@/lib/domain/ordering/menu/discount-price'
import { type Category, type Menu, productsOf } from '@/lib/domain/ordering/menu/menu'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { CategoryNav } from './client/category-nav'
import { DietFilter, NoMatchingProducts } from './client/diet-filter'
import { discountText } from './discount-text'
import styles from './menu-page.module.css'
import { ProductCard } from './product-card'

/** The categories of a menu, and the row of links to them. */
export function MenuSections({ menu, phone }: { menu: Menu; phone: string }) {
  const t = useTranslations('menu')
  const { filter } = useMessages().menu
  return (
    <div className={styles.menu}>
      <CategoryNav
        label={t('nav')}
        categories={menu.categories.map(({ id, name }) => ({ id, name, anchor: anchorOf({ id, name }) }))}
      >
        <DietFilter words={filter} note={t('allergensNote')} />
      </CategoryNav>
      <noscript>
        <p className={styles.noScript}>
          {t.rich('noScript', { phone: () => <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> })}
        </p>
      </noscript>
      <NoMatchingProducts words={filter} />
      {menu.categories.map((category) => (
        <Section key={category.id} category={category} menu={menu} />
      ))}
      <p className={styles.note}>{t('allergensNote')}</p>
    </div>
  )
}

function Section({ category, menu }: { category: Category; menu: Menu }) {
  const t = useTranslations('menu.discount')
  const anchor = anchorOf(category)
  const products = productsOf(menu)
  const offers = menu.discounts.filter(({ scope, targetId }) => scope === 'same-category' && targetId === category.id)
  return (
    <section id={anchor} className={styles.section} aria-labelledby={`${anchor}-title`}>
      <div className={styles.sectionHead}>
        <h2 id={`${anchor}-title`} className={styles.title}>
          {category.name}
        </h2>
        {offers.map((discount) => (
          <Badge key={discount.id} kind="accent" className={styles.offer}>
            {discountText(discount, t)}
          </Badge>
        ))}
      </div>
      <ul className={styles.products}>
        {category.products.map((product) => (
          <ProductCard key={product.id} product={product} products={products} discounts={discountsOf(menu, product)} />
        ))}
      </ul>
    </section>
  )
}

function anchorOf({ id, name }: Pick<Category, 'id' | 'name'>): string {
  return slugOf(name) || `kategoria-${id}`
}
