import { useTranslations } from 'next-intl'
import { discountsOf } from '@/lib/domain/ordering/menu/discount-price'
import { type Menu, productsOf } from '@/lib/domain/ordering/menu/menu'
import styles from './menu-page.module.css'
import { ProductCard } from './product-card'

const SHOWN = 4

/** The dishes ordered most, in a row above the categories, which list them again. */
export function PopularDishes({ menu, now }: { menu: Menu; now: Date }) {
  const t = useTranslations('menu')
  const products = productsOf(menu)
  const dishes = (menu.popular ?? []).flatMap((id) => products.get(id) ?? []).slice(0, SHOWN)
  if (dishes.length < 2) return null
  const discountsFor = discountsOf(menu)
  return (
    <section className={`stack-3 one-column container ${styles.section}`} aria-labelledby="najczesciej" data-popular="">
      <h2 id="najczesciej" className="title-m">
        {t('popular')}
      </h2>
      <ul className={`stack-3 ${styles.popular}`}>
        {dishes.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            products={products}
            discounts={discountsFor(product)}
            now={now}
            isRepeated
          />
        ))}
      </ul>
    </section>
  )
}
