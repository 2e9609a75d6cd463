import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { menuPath } from '@/lib/menu/paths'
import { description } from '@/lib/seo/clipped'
import { fittedTitle } from '@/lib/seo/fitted-title'
import { UpstreamOutage } from '@/lib/upstream/outage'
import { getTenant } from '@/lib/upstream/tenants'
import type { PageProps } from './guarded'
import { loadMenu, loadOrderingRestaurant } from './menu-of'
import { homeOrigin } from './restaurant-of'
import { restaurantCard } from './share-picture/card-of'
import { sharingMetadata } from './shared'

/** Title, description and canonical address of a menu. Contract C18. */
export async function menuMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { tenant: key, id = '' } = await params
  const tenant = await getTenant(key)
  if (!tenant) return {}
  const [restaurant, menu] = await Promise.all([loadOrderingRestaurant(tenant, id), loadMenu(tenant, id)]).catch(
    (error) => {
      // The page itself says that there is an outage.
      if (error instanceof UpstreamOutage) return [null, null]
      throw error
    },
  )
  if (!restaurant || !menu) return {}

  const t = await getTranslations('menu')
  const { name, city, address } = restaurant
  const count = menu.categories.reduce((sum, { products }) => sum + products.length, 0)
  const title = fittedTitle(tenant.label, t('metaTitle', { name }), `Menu: ${name}`)
  const facts = { name, city: city.name, count, street: address.street, house: address.house }
  const text = description(t('metaDescription', facts))
  const url = `${homeOrigin(tenant, restaurant)}${menuPath(restaurant)}`
  return {
    title,
    description: text,
    alternates: { canonical: url },
    ...sharingMetadata(tenant, ['restauracja', String(restaurant.id), restaurantCard(restaurant)], {
      ...{ title: title.absolute, description: text, url },
    }),
  }
}
