import { useMessages, useTranslations } from 'next-intl'
import type { Menu } from '@/lib/domain/ordering/menu/menu'
import { CategoryNav } from './client/category-nav'
import { DietFilter, NoMatchingProducts } from './client/diet-filter'
import { MenuSearch } from './client/menu-search'
import styles from './menu-page.module.css'
import { categoryAnchor, MenuSection } from './menu-section'
import { PopularDishes } from './popular-dishes'
import { ProductCard } from './product-card'
import { dishWordsOf } from './search-words'

/** The categories of a menu, and the row of links to them. */
export function MenuSections({ menu, phone, now }: { menu: Menu; phone: string; now: Date }) {
  const t = useTranslations('menu')
  const { menu: words, restaurantPages } = useMessages()
  const { filter } = words
  return (
    <div className={styles.menu}>
      <CategoryNav
        label={t('nav')}
        categories={menu.categories.map(({ id, name }) => ({ id, name, anchor: categoryAnchor({ id, name }) }))}
      >
        <DietFilter words={filter} note={t('allergensNote')} />
        <MenuSearch words={dishWordsOf(restaurantPages)} isInRow />
      </CategoryNav>
      <noscript>
        <p className={styles.noScript}>
          {t.rich('noScript', { phone: () => <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> })}
        </p>
      </noscript>
      <NoMatchingProducts words={filter} />
      <PopularDishes menu={menu} now={now} />
      {menu.categories.map((category) => (
        <MenuSection key={category.id} category={category} menu={menu} card={ProductCard} now={now} />
      ))}
      <p className={styles.note}>{t('allergensNote')}</p>
    </div>
  )
}
