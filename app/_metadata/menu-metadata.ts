import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { loadMenu, loadOrderingRestaurant } from '@/app/_pages/load-menu'
import { homeOrigin } from '@/app/_pages/load-restaurant'
import type { PageProps } from '@/app/_pages/tenant-page'
import { takesOrdersOn } from '@/lib/domain/restaurant/restaurant-pages'
import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import { description } from '@/lib/domain/text/truncated'
import { ifOut } from '@/lib/server/upstream/client/outage'
import { getTenant } from '@/lib/server/upstream/tenants'
import { PAGE_TITLES } from '@/messages/content/page-titles'
import { menuPageOf } from './menu-page-of'
import { menuCard } from './share-picture/load-share-card'
import { pageMetadata } from './sharing-metadata'

/** Title, description and canonical URL of a menu, also of the one that is only read. Contract C18. */
export async function menuMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { tenant: key, id = '' } = await params
  const tenant = await getTenant(key)
  if (!tenant) return {}
  const loaded = Promise.all([loadOrderingRestaurant(tenant, id), loadMenu(tenant, id)])
  // The page itself reports an outage.
  const [restaurant, menu] = await loaded.catch(ifOut([null, null] as const))
  if (!restaurant) return {}
  if (!menu || menu.categories.length === 0) {
    const missing = (await getTranslations('empty'))('menuTitle')
    return { title: fittedTitle(tenant.label, `${restaurant.name}: ${missing}`, missing), robots: { index: false } }
  }

  const t = await getTranslations('menu')
  const { name, city, address } = restaurant
  const count = menu.categories.reduce((sum, { products }) => sum + products.length, 0)
  const facts = { name, city: city.name, count, street: address.street, house: address.house }
  const isOrdered = takesOrdersOn(restaurant, tenant.productName)
  const place = await getTranslations('restaurantPages')
  const long = isOrdered ? t('metaTitle', { name }) : place('readTitle', { name, city: city.name })
  const title = fittedTitle(tenant.label, long, PAGE_TITLES.menu(name))
  const text = description(isOrdered ? t('metaDescription', facts) : place('readDescription', facts))
  // Both pages of a menu have one canonical URL.
  const url = `${homeOrigin(tenant, restaurant)}${menuPageOf(tenant, restaurant)}`
  return pageMetadata(tenant, { title, description: text, path: url }, await menuCard(restaurant))
}
