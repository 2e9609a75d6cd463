import { useTranslations } from 'next-intl'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import { isPartner } from '@/lib/domain/restaurant/products'
import { type RestaurantPageName, restaurantPages, takesOrdersOn } from '@/lib/domain/restaurant/restaurant-pages'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import type { Tenant } from '@/lib/domain/tenant/schema'
import styles from './restaurant-tabs.module.css'

type Props = { tenant: Pick<Tenant, 'productName'>; restaurant: Restaurant; current: RestaurantPageName }

/** The pages of one restaurant as links: each is a page of its own, so nothing here needs a script. */
export function RestaurantTabs({ tenant, restaurant, current }: Props) {
  const t = useTranslations('restaurantPages')
  const action = actionOf(tenant, restaurant, current)
  return (
    <nav aria-label={t('label', { name: restaurant.name })} className={styles.tabs}>
      {restaurantPages(restaurant, tenant.productName).map(({ page, path }) => (
        <a
          key={page}
          href={path}
          className={`plain-link ${styles.tab}`}
          aria-current={page === current ? 'page' : undefined}
        >
          {t(page)}
        </a>
      ))}
      {action && (
        <a href={action.path} className={styles.action}>
          {t(action.word)}
        </a>
      )}
    </nav>
  )
}

/** Action of the other page, in words: a reader of a menu may not think of 'Stolik'. */
function actionOf({ productName }: Props['tenant'], restaurant: Restaurant, current: RestaurantPageName) {
  if (current === 'table' && restaurant.has_menu && takesOrdersOn(restaurant, productName))
    return { path: menuPath(restaurant), word: 'order' } as const
  if (current === 'menu' && takesOrdersOn(restaurant, productName))
    return { path: restaurantPath(restaurant), word: isPartner(restaurant.products) ? 'reserve' : 'ask' } as const
  return null
}
