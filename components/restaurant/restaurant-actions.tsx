import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import { isPartner } from '@/lib/domain/restaurant/products'
import { takesOrdersOn } from '@/lib/domain/restaurant/restaurant-pages'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import type { Tenant } from '@/lib/domain/tenant/schema'
import styles from './restaurant-actions.module.css'

type Props = { tenant: Pick<Tenant, 'productName'>; restaurant: Restaurant }

/** Links of a page without a form of its own, within a thumb's reach: a table and, where both exist, an order. */
export function RestaurantActions({ tenant, restaurant }: Props) {
  const t = useTranslations('restaurantPages')
  const takesOrders = Boolean(restaurant.has_menu) && takesOrdersOn(restaurant, tenant.productName)
  return (
    <div className={`unprinted stack-3 ruled ${styles.actions}`}>
      {takesOrders && (
        <ButtonLink href={menuPath(restaurant)} variant="secondary" size="large">
          {t('order')}
        </ButtonLink>
      )}
      <ButtonLink href={restaurantPath(restaurant)} size="large">
        {t(isPartner(restaurant.products) ? 'reserve' : 'ask')}
      </ButtonLink>
    </div>
  )
}
