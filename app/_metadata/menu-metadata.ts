import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { loadMenu, loadOrderingRestaurant } from '@/app/_pages/load-menu'
import { homeOrigin } from '@/app/_pages/load-restaurant'
import type { PageProps } from '@/app/_pages/tenant-page'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import { description } from '@/lib/domain/text/truncated'
import { fittedTitle } from '@/lib/server/seo/fitted-title'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { getTenant } from '@/lib/server/upstream/tenants'
import { PAGE_TITLES } from '@/messages/content/page-titles'
import { restaurantCard } from './share-picture/load-share-card'
import { sharingMetadata } from './sharing-metadata'

/** Title, description and canonical URL of a menu. Contract C18. */
export async function menuMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { tenant: key, id = '' } = await params
  const tenant = await getTenant(key)
  if (!tenant) return {}
  const [restaurant, menu] = await Promise.all([loadOrderingRestaurant(tenant, id), loadMenu(tenant, id)]).catch(
    (error) => {
      // The page itself reports the outage.
      if (error instanceof UpstreamOutage) return [null, null]
      throw error
    },
  )
  if (!restaurant || !menu) return {}

  const t = await getTranslations('menu')
  const { name, city, address } = restaurant
  const count = menu.categories.reduce((sum, { products }) => sum + products.length, 0)
  const title = fittedTitle(tenant.label, t('metaTitle', { name }), PAGE_TITLES.menu(name))
  const facts = { name, city: city.name, count, street: address.street, house: address.house }
  const text = description(t('metaDescription', facts))
  const url = `${homeOrigin(tenant, restaurant)}${menuPath(restaurant)}`
  return {
    title,
    description: text,
    alternates: { canonical: url },
    ...sharingMetadata(tenant, ['restauracja', String(restaurant.id), restaurantCard(restaurant)], {
      title: title.absolute,
      description: text,
      url,
    }),
  }
}
